/** How a word stands in a text: by itself, as the last part of a compound, or elsewhere in one. */
export type WordPlace = 'whole' | 'head' | 'part'

/** Columns of the table: a–z, 0–9, blank. */
const columns = 37
const blank = 36

function columnOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97
  if (code >= 48 && code <= 57) return code - 48 + 26
  return blank
}

/** What may follow the stem of a word without making it another one. */
const endings = new Set(['n', 's', 'e', 'en', 'er', 'es', 'ns'])

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function wordEnd(text: string, at: number): boolean {
  if (!isLetter(text.charCodeAt(at))) return true
  let end = at
  while (end < at + 3 && isLetter(text.charCodeAt(end))) end += 1
  return !isLetter(text.charCodeAt(end)) && endings.has(text.slice(at, end))
}

/**
 * Finds known words in folded text, in one pass and whatever their number. In a word of the list a blank stands for
 * anything between two words, or nothing: „ls schalter“ is found in „LS-Schalter“ and „LSSchalter“.
 */
export class WordFinder<Value> {
  readonly #next: Int32Array
  readonly #values: (Value | undefined)[] = []
  readonly #lengths: number[] = []

  constructor(words: Iterable<readonly [string, Value]>) {
    const list = [...words].flatMap(([word, value]) => {
      const together = word.replaceAll(' ', '')
      return together !== word && together.length >= 5
        ? [[word, value] as const, [together, value] as const]
        : [[word, value] as const]
    })
    const size = list.reduce((sum, [word]) => sum + word.length, 1)
    this.#next = new Int32Array(size * columns)
    let nodes = 1
    for (const [word, value] of list) {
      let node = 0
      for (let at = 0; at < word.length; at += 1) {
        const cell = node * columns + columnOf(word.charCodeAt(at))
        if (this.#next[cell] === 0) {
          this.#next[cell] = nodes
          nodes += 1
        }
        node = this.#next[cell]!
      }
      if (this.#values[node] === undefined) {
        this.#values[node] = value
        this.#lengths[node] = word.length
      }
    }
  }

  /** Visits every word that stands in the text, with its place, where it begins and how long it is. */
  find(text: string, visit: (value: Value, place: WordPlace, at: number, length: number) => void): void {
    let before = 32
    for (let start = 0; start < text.length; start += 1) {
      const first = text.charCodeAt(start)
      const begins = isLetter(first) ? !isLetter(before) : isDigit(first) && !isDigit(before)
      const loose = !isLetter(before) && !isDigit(before)
      before = first
      if (!isLetter(first) && !begins) continue
      let node = 0
      let at = start
      while (at < text.length) {
        const column = columnOf(text.charCodeAt(at))
        node = this.#next[node * columns + column]!
        if (node === 0) break
        at += 1
        if (column === blank) while (at < text.length && columnOf(text.charCodeAt(at)) === blank) at += 1
        const value = this.#values[node]
        if (value === undefined) continue
        const length = this.#lengths[node]!
        const ends = wordEnd(text, at)
        if (length < 4) {
          if (loose && !isLetter(text.charCodeAt(at))) visit(value, 'whole', start, length)
        } else if (ends) visit(value, begins ? 'whole' : 'head', start, length)
        else if (length > 4) visit(value, 'part', start, length)
      }
    }
  }
}
