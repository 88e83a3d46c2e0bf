import type { TFunction } from 'i18next'

/** Tables, BMEcat, and DATANORM, whose files count up in their endings. */
const importEnding = /\.(?:txt|csv|xlsx?|xml|wrg|rab|\d{3})$/i

/** Why a file is no price list by its name; undefined where it may be one. */
export const refusalOfName = (name: string, t: TFunction<'catalogue'>): string | undefined =>
  importEnding.test(name) ? undefined : t('import.start.wrongEnding')
