import type { SlimLine } from '@schrankwerk/contracts'
import { looseNumber } from '@schrankwerk/domain/bom'
import { listNumbers } from './list-numbers.ts'
import classes from './review.module.css'

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ')

/** Everything by which a line can be searched, shown or not. */
export const foundArticleText = (line: SlimLine): string =>
  [
    line.matched,
    line.matchedManufacturer,
    line.matchedDescription,
    line.orderNumber,
    line.manufacturerNumber,
    line.wholesalerOrderNumber,
    line.manufacturerName,
    line.description,
  ]
    .filter(Boolean)
    .join(' ')

/** The list's own words where they are not those of the article: numbers by their signs, text by its letters. */
function ownWords(line: SlimLine): string {
  const found = line.matched === null ? '' : looseNumber(line.matched)
  const numbers = listNumbers(line)
  const isSameNumber = numbers.length === 0 || numbers.some((number) => looseNumber(number) === found)
  const isSameText =
    line.description === null ||
    line.description.trim().toLowerCase() === line.matchedDescription?.trim().toLowerCase()
  return joined(isSameNumber ? null : numbers.join(' / '), isSameText ? null : line.description)
}

/** The article found in two lines; the list's own beneath, quieter. Where nothing was found the list's own stands alone. */
export function FoundArticle({ line }: { line: SlimLine }) {
  if (line.matched === null && line.matchedDescription === null) {
    const named = joined(listNumbers(line).join(' / '), line.manufacturerName)
    return (
      <span className={classes.found}>
        {named !== '' && <span>{named}</span>}
        <span>{line.description || (named === '' && '–')}</span>
      </span>
    )
  }
  const own = ownWords(line)
  return (
    <span className={classes.found}>
      <span>
        <strong>{line.matched ?? '–'}</strong>
        {line.matchedManufacturer !== null && ` · ${line.matchedManufacturer}`}
      </span>
      <span>{line.matchedDescription}</span>
      {own !== '' && (
        <span className={classes.own} title={own}>
          {own}
        </span>
      )}
    </span>
  )
}
