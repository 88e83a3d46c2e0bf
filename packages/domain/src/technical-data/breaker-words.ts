/** Rated currents of circuit breakers: IEC 60898-1, and the small ones of IEC 60947-2. */
export const breakerCurrents: ReadonlySet<number> = new Set([
  0.2, 0.3, 0.5, 0.75, 0.8, 1, 1.2, 1.5, 1.6, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 13, 15, 16, 20, 25, 30,
  32, 35, 40, 45, 50, 60, 63, 70, 80, 100, 125,
])

/** Characteristics of IEC 60898-1 (B, C, D) and of the manufacturers (K, Z). */
export const characteristics: ReadonlySet<string> = new Set(['b', 'c', 'd', 'k', 'z'])

/** Words that a characteristic stands beside. */
export const characteristicWords: ReadonlySet<string> = new Set(
  'char charakteristik kennlinie characteristic characteristics curve ausloesecharakteristik ausloesekennlinie kurve trip tripping chara charakt charakter kennl ausloesechar ausl'.split(
    ' ',
  ),
)

/** Numbers of poles in words; those that need „pole“ behind them are in `countsOfPoles`. */
export const polesInWords: ReadonlyMap<string, number> = new Map([
  ['einpolig', 1],
  ['zweipolig', 2],
  ['dreipolig', 3],
  ['vierpolig', 4],
  ['einpol', 1],
  ['zweipol', 2],
  ['dreipol', 3],
  ['vierpol', 4],
])

export const countsOfPoles: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['one', 1],
  ['double', 2],
  ['two', 2],
  ['three', 3],
  ['triple', 3],
  ['four', 4],
])

export const shortPoles: ReadonlyMap<string, number> = new Map([
  ['sp', 1],
  ['dp', 2],
  ['tp', 3],
  ['fp', 4],
  ['spn', 2],
  ['tpn', 4],
])

/** Classes of IEC 60269-1, and how quick a small fuse of IEC 60127 is. */
export const fuseClasses: ReadonlyMap<string, string> = new Map([
  ['gg', 'GG'],
  ['gl', 'GG'],
  ['am', 'AM'],
  ['ar', 'AR'],
  ['traege', 'T'],
  ['flink', 'F'],
  ['mittentraege', 'M'],
  ['mitteltraege', 'M'],
])
