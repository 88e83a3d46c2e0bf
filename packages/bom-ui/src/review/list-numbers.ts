import type { SlimLine } from '@schrankwerk/contracts'

/** The numbers that a line goes by: those of the part, and where the list has none of them the wholesaler's. */
export function listNumbers({ orderNumber, manufacturerNumber, wholesalerOrderNumber }: SlimLine): string[] {
  const ofPart = [orderNumber, manufacturerNumber].filter((number): number is string => Boolean(number))
  if (ofPart.length > 0) return ofPart
  return wholesalerOrderNumber ? [wholesalerOrderNumber] : []
}
