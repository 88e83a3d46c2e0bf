const words = /^(?:d[io]tt?o|idem|id\.|(?:w\.|wie) ?(?:o\.|oben|vor)|s\. ?o\.|siehe oben|same|as above)$/i
const marks = /^-? ?(?:["“”„〃″]|'{2}) ?-?$/

/** „dito“, „-"-“, „wie oben“: what stands in the row above holds here too. */
export const isDitto = (text: string): boolean => words.test(text.trim()) || marks.test(text.trim())
