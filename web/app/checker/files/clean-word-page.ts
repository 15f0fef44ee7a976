export const isFromWord = (html: string) => /urn:schemas-microsoft-com:office|class="?Mso|mso-list:/i.test(html)

const numbered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

/** Which of the document's lists a paragraph belongs to, and how deep. */
function listPlace(paragraph: Element) {
  const [, name, level] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '') ?? []
  return name && level ? { name, level: Number(level) } : null
}

/** Word's bullet or number stands in a span of its own; it tells which kind of list this is, and then it goes. */
function takeMarker(paragraph: Element) {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const sign = marker?.textContent?.trim() ?? ''
  marker?.remove()
  return numbered.test(sign) ? 'ol' : 'ul'
}

/** Word writes lists as paragraphs with the bullet typed in: this makes lists of them again. */
function makeLists(page: Document) {
  let open: { element: Element; name: string; level: number }[] = []
  for (const paragraph of [...page.body.querySelectorAll('p')]) {
    const place = listPlace(paragraph)
    if (!place || place.name !== open[0]?.name || paragraph.previousElementSibling !== open[0]?.element) open = []
    if (!place) continue
    const kind = takeMarker(paragraph)
    open = open.filter((list) => list.level <= place.level)
    let list = open.at(-1)
    if (!list || list.level < place.level) {
      list = { element: page.createElement(kind), ...place }
      const parent = open.at(-1)?.element
      if (parent) parent.append(wrap(page, list.element))
      else paragraph.before(list.element)
      open.push(list)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    list.element.append(item)
    paragraph.remove()
  }
}

function wrap(page: Document, list: Element) {
  const item = page.createElement('li')
  item.append(list)
  return item
}

/** Keeps what the writer made, the headings, lists, links and emphasis, and drops what Word adds for itself. */
export function cleanWordPage(page: Document) {
  for (const junk of page.querySelectorAll('style, script, meta, link, xml, title, img, head')) junk.remove()
  makeLists(page)
  for (const element of page.body.querySelectorAll('*')) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
    else {
      element.removeAttribute('style')
      element.removeAttribute('class')
    }
  }
  for (const paragraph of page.body.querySelectorAll('p'))
    if (!paragraph.textContent?.replaceAll('\u00a0', ' ').trim()) paragraph.remove()
  return page
}
