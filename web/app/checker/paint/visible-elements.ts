/** How far beyond the window blocks are painted. Every highlight costs with every frame, so no farther than scrolling needs. */
const margin = 80

/** The index of the first element that ends below a height; they stand one under the other. */
function firstBelow(elements: HTMLCollection, height: number) {
  let low = 0
  let high = elements.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) < height) low = middle + 1
    else high = middle
  }
  return low
}

/** The blocks near the window, the items of lists among them. Looks at a few dozen elements, however long the document is. */
export function visibleElements(parent: Element): Element[] {
  const found: Element[] = []
  const bottom = window.innerHeight + margin
  for (let index = firstBelow(parent.children, -margin); index < parent.children.length; index += 1) {
    const element = parent.children[index]
    if (!element || element.getBoundingClientRect().top > bottom) break
    if (!element.matches('ul, ol')) found.push(element)
    if (element.matches('ul, ol, li')) found.push(...visibleElements(element))
  }
  return found
}
