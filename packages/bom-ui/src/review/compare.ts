import type { BomLine } from '@schrankwerk/contracts'
import { canMeanManufacturer, looseNumber, sameDimension } from '@schrankwerk/domain/bom'

export interface Compared {
  field: string
  source: string | null
  article: string | null
  differs: boolean
}

/**
 * What the list says beside what the article says; only where both say something can they differ. A manufacturer has
 * several names, and the catalogue knows them all: `agrees` where it says that this is the article's.
 */
export function compareLine(line: BomLine, agrees = false): Compared[] {
  const article = line.matchedArticle
  const isFoundByIt = line.matchedBy?.endsWith('_AND_MANUFACTURER') ?? false
  const compared = (
    field: string,
    source: string | null,
    own: string | null | undefined,
    same: (a: string, b: string) => boolean,
  ): Compared => ({
    field,
    source,
    article: own ?? null,
    differs: Boolean(source) && Boolean(own) && !same(source as string, own as string),
  })
  const sameNumber = (a: string, b: string) => looseNumber(a) === looseNumber(b)
  return [
    compared('orderNumber', line.orderNumber, article?.orderNumber, sameNumber),
    compared('manufacturerNumber', line.manufacturerNumber, article?.manufacturerNumber, sameNumber),
    compared(
      'manufacturerName',
      line.manufacturerName,
      article?.manufacturerName,
      (a, b) => agrees || isFoundByIt || canMeanManufacturer(a, b),
    ),
    // Every manufacturer words it differently; that is no difference to look at.
    compared('description', line.description, article?.description, () => true),
    compared('unit', line.quantityUnitName, article?.unitName, sameDimension),
  ]
}
