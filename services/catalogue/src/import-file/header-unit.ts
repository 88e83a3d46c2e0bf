const lengths = /(?:^|[\s_([,;:])(mm|cm|dm|m)\.?\s?[)\]]?$/i
const weights =
  /(?:^|[\s_([,;:])(mg|g|gr|kgs?|grams?|gramm)\.?(?:\s?\/\s?(?:st|stk|stück|pc|pcs|piece)\.?)?\s?[)\]]?$/i
/** „Breite pro m“: what a size is counted by, not what it is in. */
const countedBy = /\b(?:pro|per|je)\s\p{L}{1,20}\.?\s?[)\]]?$/iu

/** The unit that the header of lengths or weights ends with, in small letters: „Breite (mm)“, „Gewicht g“, „kg/Stk“. */
export function headerUnit(header: string, size: 'length' | 'weight'): string | undefined {
  const text = header.trim()
  if (countedBy.test(text)) return undefined
  const unit = (size === 'length' ? lengths : weights).exec(text)?.[1]?.toLowerCase()
  return unit?.startsWith('gram') ? 'g' : unit
}
