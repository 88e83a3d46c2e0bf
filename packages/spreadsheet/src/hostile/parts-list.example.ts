/** A list for files of which not the content matters, but what is around it. */
export const partsList = [
  ['Pos', 'Artikel', 'Menge'],
  [1, 'Sammelschiene', 3],
]

export const partsListReading = {
  rows: { 1: ['Pos', 'Artikel', 'Menge'], 2: ['1', 'Sammelschiene', '3'] },
  sheets: ['Liste'],
  headerRowIndex: 1,
} as const
