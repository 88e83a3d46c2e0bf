import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import type { TFunction } from 'i18next'
import { type ArticleValues, articleFieldNames } from './article-values.ts'
import { missingNumberErrors } from './check-article.ts'

const isAboutNumbers = ({ code }: ProblemError): boolean =>
  code === 'article-exists' || code === 'article-number-taken'

/** By field the id of the article that has its number already. */
export type Holders = Readonly<Record<string, string>>

/** Which article has the number that was refused; nothing where something else was. */
export const holdersOf = (problem: ProblemError): Holders =>
  isAboutNumbers(problem) && problem.articleId
    ? Object.fromEntries(problem.errors.map(({ path }) => [path, problem.articleId as string]))
    : {}

/** The fields a refused number stands at: those the server names, else the numbers that are filled in. */
function numberErrors(values: ArticleValues, { errors, detail }: ProblemError): FieldErrors {
  const named = errors.map(({ path }) => path)
  const filled = (['orderNumber', 'manufacturerNumber'] as const).filter((name) => values[name].trim() !== '')
  return Object.fromEntries((named.length > 0 ? named : filled).map((name) => [name, detail]))
}

/** What a refused save says, by field; nothing where it is about no field. */
export function articleProblem(
  problem: ProblemError,
  values: ArticleValues,
  t: TFunction<'catalogue'>,
): FieldErrors {
  if (isAboutNumbers(problem)) return numberErrors(values, problem)
  if (problem.code === 'article-numbers-missing') return missingNumberErrors(values, problem.detail)
  return Object.fromEntries(
    problem.errors.flatMap(({ path, code, detail }) =>
      articleFieldNames.some((name) => path === name || path.startsWith(`${name}.`))
        ? [[path, detail ?? t([`article.error.${code}`, 'article.error.invalid'])]]
        : [],
    ),
  )
}
