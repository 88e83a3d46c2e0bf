import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import type { TFunction } from 'i18next'
import { type ArticleValues, articleFieldNames } from './article-values.ts'
import { missingNumberErrors } from './check-article.ts'

const namedNumber = /„([^“]+)“/

/** The fields a sentence about a taken number is about: the alternatives that hold it, else the number named. */
function takenErrors(values: ArticleValues, detail: string): FieldErrors {
  const number = namedNumber.exec(detail)?.[1]
  const isType = /typnummer/i.test(detail) && !/bestellnummer/i.test(detail)
  const isOrder = /bestellnummer/i.test(detail)
  if (number !== undefined) {
    if (isOrder && values.possibleOrderNumbers.includes(number)) return { possibleOrderNumbers: detail }
    if (isType && values.possibleManufacturerNumbers.includes(number))
      return { possibleManufacturerNumbers: detail }
    return isType ? { manufacturerNumber: detail } : { orderNumber: detail }
  }
  const filled = (['orderNumber', 'manufacturerNumber'] as const).filter((name) => values[name].trim() !== '')
  return Object.fromEntries(filled.map((name) => [name, detail]))
}

/** What a refused save says, by field; nothing where it is about no field. */
export function articleProblem(
  problem: ProblemError,
  values: ArticleValues,
  t: TFunction<'catalogue'>,
): FieldErrors {
  const { code, detail } = problem
  if (code === 'article-exists' || code === 'article-number-taken') return takenErrors(values, detail)
  if (code === 'article-numbers-missing') return missingNumberErrors(values, detail)
  return Object.fromEntries(
    problem.errors.flatMap(({ path, code: reason }) =>
      articleFieldNames.some((name) => path === name || path.startsWith(`${name}.`))
        ? [[path, t([`article.error.${reason}`, 'article.error.invalid'])]]
        : [],
    ),
  )
}
