export * from './accessories.ts'
export * from './assemblies.ts'
export * from './bom-line.ts'
export * from './choose-sheet.ts'
export { type ColumnProfile, looksLikeOwnNumbers, profileColumn } from './column-profile.ts'
export * from './decimals.ts'
export * from './designation.ts'
export * from './detect-header-row.ts'
export * from './disagreeing-numbers.ts'
export * from './ean.ts'
export * from './excel-damage.ts'
export * from './field-names.ts'
export * from './fields.ts'
export {
  createLanguageFinder,
  type HeaderLanguage,
  type HeaderLanguage,
  headerWordsByLanguage,
  headerWordsByLanguage,
  languageOf,
} from './header-languages.ts'
export * from './header-names.ts'
export * from './header-names.ts'
export { foldHeader, foldHeader, withoutBrackets, withoutBrackets } from './header-text.ts'
export type { HeaderMeaning, HeaderMeaning, HeaderWordRow } from './header-words.ts'
export * from './is-mapping-enough.ts'
export * from './line-issue.ts'
export * from './manufacturer-prefix.ts'
export * from './manufacturer-text.ts'
export {
  createHeaderMatcher,
  type HeaderMatch,
  type HeaderMatch,
  matchHeaderWords,
} from './match-header-words.ts'
export * from './number-forms.ts'
export * from './quantity.ts'
export * from './quantity-basis.ts'
export * from './read-lines.ts'
export * from './rows.ts'
export * from './runs.ts'
export * from './section-rows.ts'
export * from './signs.ts'
export * from './suggest-mapping.ts'
export * from './supplied-parts.ts'
export * from './units.ts'
export * from './words-for-nothing.ts'
