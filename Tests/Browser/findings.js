// Looks at the page that is open, and gives back {findings: [[rule, text]], files: [href]}.
(() => {
  const findings = []
  const found = (rule, text) => findings.push([rule, text])
  const name = element => {
    const id = element.id ? `#${element.id}` : ''
    const text = (element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `<${element.localName}${id}> "${text}"`
  }
  const all = [...document.body.querySelectorAll('*')]
  const style = element => getComputedStyle(element)

  // Nothing is wider than the screen but in a box that scrolls, and nothing sticks out of its own box.
  const width = document.documentElement.clientWidth
  const whole = document.documentElement.scrollWidth
  if (whole > width) found('overflow', `the page is ${whole} px wide, the screen ${width}`)
  const scrolls = element => ['auto', 'scroll'].includes(style(element).overflowX)
  const isInBox = element => {
    for (let up = element.parentElement; up; up = up.parentElement) if (scrolls(up)) return true
    return false
  }
  for (const element of all) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.right <= 0) continue
    if (!isInBox(element) && (box.right > width + 0.5 || box.left < -0.5)) {
      found('overflow', `${name(element)} reaches from ${box.left} to ${box.right} of ${width} px`)
    }
    const isBlock = !(element instanceof SVGElement) && style(element).display !== 'inline'
    if (isBlock && !scrolls(element) && element.scrollWidth > element.clientWidth + 1) {
      found('overflow', `${name(element)} holds ${element.scrollWidth} px in ${element.clientWidth}`)
    }
  }

  // What a table is called shows without scrolling, however wide the table is.
  for (const caption of document.querySelectorAll('caption')) {
    const text = document.createRange()
    text.selectNodeContents(caption)
    const box = all.filter(scrolls).find(box => box.contains(caption))
    if (box && text.getBoundingClientRect().right > box.getBoundingClientRect().right) {
      found('overflow', `${name(caption)} is cut off`)
    }
  }

  // Texts of a drawing stay inside of it and off each other.
  for (const drawing of document.querySelectorAll('svg')) {
    const frame = drawing.getBoundingClientRect()
    const boxes = [...drawing.querySelectorAll('text')].map(text => [text, text.getBoundingClientRect()])
    boxes.forEach(([text, box], number) => {
      if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom) {
        found('overflow', `${name(text)} leaves its drawing`)
      }
      for (const [other, place] of boxes.slice(number + 1)) {
        const across = Math.min(box.right, place.right) - Math.max(box.left, place.left)
        const down = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top)
        if (across > 0 && down > 2) found('overlap', `${name(text)} lies over ${name(other)}`)
      }
      for (const shape of drawing.querySelectorAll('rect')) {
        const place = shape.getBoundingClientRect()
        const across = Math.min(box.right, place.right) - Math.max(box.left, place.left)
        const isAside = across <= 0 || box.bottom <= place.top || box.top >= place.bottom
        const isInside = box.left >= place.left && box.right <= place.right
        if (!isAside && !isInside) found('overlap', `${name(text)} lies over the edge of a box`)
      }
    })
  }

  // All text stands out from what is behind it.
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colour = text => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = text
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = (top, below) =>
    [0, 1, 2].map(part => top[part] * top[3] + below[part] * (1 - top[3])).concat(1)
  const luminance = rgb => {
    const [red, green, blue] = rgb.slice(0, 3).map(part => part / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const background = element => {
    const layers = []
    for (let up = element; up; up = up.parentElement) {
      const its = style(up)
      if (its.backgroundImage !== 'none') found('contrast', `${name(up)} has a picture behind its text`)
      layers.push(colour(its.backgroundColor))
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
  }
  const behind = (text, box) => {
    let below = background(text)
    for (const shape of text.ownerSVGElement.querySelectorAll('rect, path, circle')) {
      const place = shape.getBoundingClientRect()
      const fill = style(shape).fill
      const holds = place.left <= box.left && place.right >= box.right
        && place.top <= box.top + 2 && place.bottom >= box.bottom - 2
      if (holds && fill !== 'none') below = over(colour(fill), below)
    }
    return below
  }
  const seen = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || seen.has(element)) continue
    seen.add(element)
    const its = style(element)
    const box = element.getBoundingClientRect()
    if (box.width === 0 || its.visibility === 'hidden' || element.closest('title, desc, style, script')) continue
    const isDrawn = element instanceof SVGElement
    const below = isDrawn ? behind(element, box) : background(element)
    let opacity = 1
    for (let up = element; up; up = up.parentElement) opacity *= Number(style(up).opacity)
    const ink = colour(isDrawn ? its.fill : its.color)
    ink[3] *= opacity
    const ratio = contrast(over(ink, below), below)
    if (ratio < 4.5) found('contrast', `${name(element)} has ${ratio.toFixed(2)} of the 4.5 that text needs`)
  }

  // What a screen reader goes by.
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(h => [h, Number(h.localName[1])])
  if (levels.filter(([, level]) => level === 1).length !== 1) found('structure', 'there is not exactly one <h1>')
  levels.forEach(([heading, level], number) => {
    if (number > 0 && level > levels[number - 1][1] + 1) found('structure', `${name(heading)} skips a level`)
  })
  const isShown = element => element.getBoundingClientRect().width > 0
  const leadsTo = (link, heading) => link.getAttribute('href') === `#${heading.id}`
  for (const heading of document.querySelectorAll('section > section > h3[id]')) {
    const isOneOfMany = heading.parentElement.parentElement.querySelectorAll(':scope > section').length > 1
    const links = [...document.querySelectorAll('a[href]')].filter(link => !heading.contains(link))
    const isReached = links.some(link => leadsTo(link, heading) && isShown(link))
    if (isOneOfMany && !isReached && matchMedia('screen').matches) {
      found('structure', `${name(heading)} has no link that leads to it`)
    }
  }
  for (const wanted of ['html[lang]', 'main', 'nav[aria-label]', 'a.skip']) {
    if (!document.querySelector(wanted)) found('structure', `there is no ${wanted}`)
  }
  for (const table of document.querySelectorAll('table')) {
    if (!table.caption) found('structure', `${name(table)} has no caption`)
    for (const cell of table.querySelectorAll('th')) {
      if (!cell.scope) found('structure', `${name(cell)} has no scope`)
    }
  }
  for (const drawing of document.querySelectorAll('svg, img')) {
    if (!drawing.getAttribute('aria-label') && !drawing.getAttribute('alt')) {
      found('structure', `<${drawing.localName}> has no name`)
    }
  }
  for (const box of all.filter(scrolls)) {
    if (box.scrollWidth > box.clientWidth && box.tabIndex < 0 && !box.querySelector('a, button')) {
      found('structure', `${name(box)} cannot be scrolled with the keyboard`)
    }
  }
  const ids = new Set()
  for (const element of document.querySelectorAll('[id]')) {
    if (ids.has(element.id)) found('structure', `the id ${element.id} is there twice`)
    ids.add(element.id)
  }

  // Links: to parts of the page, here; to files, by who asked.
  const files = new Set()
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')
    if (!href.startsWith('#')) files.add(href)
    else if (!document.getElementById(decodeURIComponent(href.slice(1)))) {
      found('link', `${href} leads nowhere`)
    }
  }
  return { findings, files: [...files] }
})()
