import { type BomOwner, ownerId } from './owner.ts'

export const bomKeys = {
  all: (owner: BomOwner) => ['bom', ownerId(owner)],
  lines: (owner: BomOwner) => ['bom', ownerId(owner), 'lines'],
  line: (owner: BomOwner, lineId: string) => ['bom', ownerId(owner), 'line', lineId],
  estimate: (owner: BomOwner) => ['bom', ownerId(owner), 'estimate'],
  /** Not asked again with the others: a file is read as before, however its lines have changed. */
  reading: (owner: BomOwner) => ['bom-reading', ownerId(owner)],
  suggestions: (owner: BomOwner, lineId: string, search: string) => [
    'bom',
    ownerId(owner),
    'suggestions',
    lineId,
    search,
  ],
}
