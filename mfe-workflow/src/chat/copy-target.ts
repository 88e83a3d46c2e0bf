import type { FileType, OfferListItem } from '@schrankwerk/contracts'
import {
  documentExtensions,
  extensionOf,
  fileTypeByName,
  fileTypesFor,
  placeableFileTypesOf,
} from '@schrankwerk/domain'

/** An offer that takes the file now, and as what. */
export interface CopyTarget {
  offer: OfferListItem
  types: readonly FileType[]
}

export interface CopyChoice {
  offerId: string
  fileType: FileType
}

/** Those of the offers that take a file of this name from the asker now. */
export const targetsAmong = (offers: readonly OfferListItem[], filename: string): CopyTarget[] => {
  const ofFile = documentExtensions.includes(extensionOf(filename)) ? fileTypesFor(filename) : []
  return offers
    .filter(({ allowedActions }) => allowedActions.includes('uploadFile'))
    .map((offer) => ({
      offer,
      types: placeableFileTypesOf(offer).filter((type) => ofFile.includes(type)),
    }))
    .filter(({ types }) => types.length > 0)
}

const binding = ['ORDER', 'ORDER_CONFIRMATION'] as const
type BindingType = (typeof binding)[number]

/** What one side declares by the file, where all offers would take it as that alone. */
export const bindingTypeOf = (targets: readonly CopyTarget[]): BindingType | undefined =>
  binding.find((type) => targets.every(({ types }) => types.length === 1 && types[0] === type))

/** What the file usually is, where that is possible. */
export const sensibleType = (filename: string, types: readonly FileType[]): FileType => {
  const usual = fileTypeByName(filename)
  return types.includes(usual) ? usual : (types[0] ?? usual)
}
