import type { Recommendation } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'

/** A recommendation in words, with the conditions that it names. */
export const recommendedText = (
  t: TFunction<'workflow'>,
  { code, count, fields = [] }: Recommendation,
): string =>
  t(`recommended.${code}`, {
    count,
    fields: fields.map((field) => t(`conditions.field.${field}`)).join(', '),
  })
