const figure = /\d+(?:[.,]\d+)?/g
const mostFigures = 12

/** The figures of a text as they are compared, whatever they measure: „0,50“ and „.5 A“ name one. */
export function figuresOf(text: string): string[] {
  const figures = new Set<string>()
  for (const [found] of text.matchAll(figure)) {
    if (figures.size >= mostFigures) break
    figures.add(String(Number(found.replace(',', '.'))))
  }
  return [...figures]
}
