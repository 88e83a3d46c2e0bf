import type { ArticleImport } from '@schrankwerk/contracts'

export const importId = '01990000-0000-7000-8000-0000000000d1'
export const importInstant = '2026-03-04T09:05:00.000Z'

/** What component tests look at; changed by what is given. */
export const anImport = (part: Partial<ArticleImport> = {}): ArticleImport => ({
  id: importId,
  importConfigId: null,
  importConfigTitle: 'Weidmüller Preisliste',
  filename: 'preise.csv',
  state: 'PROPOSED',
  work: null,
  startedAt: importInstant,
  endedAt: null,
  rows: 12,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 1,
  deleted: 0,
  notices: 0,
  startedBy: '01990000-0000-7000-8000-0000000000d2',
  startedByName: 'Vera Beispiel',
  failure: null,
  undoUntil: null,
  ...part,
})
