import type { Combination, CombinePreview } from '@schrankwerk/contracts'
import { idOf } from '../../master-data.example.tsx'

/** Of two manufacturers; changed by what is given. */
export const aPreview = (part: Partial<CombinePreview> = {}): CombinePreview => ({
  chosen: [
    { id: idOf(1), displayName: 'ABB', names: ['ABB'], articles: 120, percent: null },
    { id: idOf(2), displayName: 'ABB AG', names: ['ABB AG', 'ABB Stotz'], articles: 3, percent: null },
  ],
  moves: {
    articles: 3,
    nameVariants: 2,
    importConfigs: 1,
    discountGroups: 0,
    wholesalerDiscounts: 0,
    replacements: 2,
  },
  groupsCombined: 0,
  numberClashes: { amount: 0, first: [] },
  duplicateArticles: 0,
  groupClashes: { amount: 0, first: [] },
  importRunning: false,
  ...part,
})

export const aCombination = (part: Partial<Combination> = {}): Combination => ({
  id: idOf(77),
  kind: 'manufacturer',
  at: '2026-03-04T09:05:00.000Z',
  userId: idOf(50),
  userName: 'Karin Katalog',
  survivor: { id: idOf(1), displayName: 'ABB' },
  gone: [{ id: idOf(2), displayName: 'ABB AG' }],
  articles: 3,
  undoableUntil: '2026-03-05T09:05:00.000Z',
  undoneAt: null,
  ...part,
})
