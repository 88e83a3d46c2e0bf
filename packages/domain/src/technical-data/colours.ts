/** Colours by their words, German and English; short forms of IEC 60757 and of German trade stand apart. */
const table: readonly (readonly [name: string, german: string, words: string, short: string])[] = [
  ['GREEN-YELLOW', 'grün-gelb', 'gruengelb gelbgruen greenyellow yellowgreen', 'gnye gnge gegn yegn'],
  ['GREY', 'grau', 'grau gray grey grauer graue graues', 'gy'],
  ['BLACK', 'schwarz', 'schwarz black schwarze schwarzer schwarzes', 'sw bk'],
  ['WHITE', 'weiß', 'weiss white weisse weisser weisses', 'ws wh'],
  ['RED', 'rot', 'rot red rote roter rotes', 'rt rd'],
  ['GREEN', 'grün', 'gruen green gruene gruener gruenes', 'gn'],
  ['YELLOW', 'gelb', 'gelb yellow gelbe gelber gelbes', 'ge ye'],
  ['BLUE', 'blau', 'blau blue blaue blauer blaues', 'bl bu'],
  ['BROWN', 'braun', 'braun brown braune brauner braunes', 'br bn'],
  ['ORANGE', 'orange', 'orange', 'og'],
  ['VIOLET', 'violett', 'violett lila violet purple', 'vi vt'],
  ['PINK', 'rosa', 'rosa pink', 'pk'],
  ['TURQUOISE', 'türkis', 'tuerkis turquoise', 'tk tq'],
  ['BEIGE', 'beige', 'beige', ''],
  ['CLEAR', 'klar', 'klar transparent clear farblos', ''],
]

const entriesOf = (column: 2 | 3): [string, string][] =>
  table.flatMap((row) =>
    row[column]
      .split(' ')
      .filter((word) => word !== '')
      .map((word): [string, string] => [word, row[0]]),
  )

/** Words that are colours wherever they stand. */
const colourWords: ReadonlyMap<string, string> = new Map(entriesOf(2))

/** Short forms that are colours only of parts that come in colours. */
export const shortColours: ReadonlyMap<string, string> = new Map(entriesOf(3))

/** How a person is told a colour. */
export const germanColours: ReadonlyMap<string, string> = new Map(
  table.map(([name, german]) => [name, german]),
)

/** By the first figure of its number in RAL Classic; white and black share the nines. */
export function ralColour(number: number): string | undefined {
  if (number === 9005 || number === 9004 || number === 9011 || number === 9017) return 'BLACK'
  if (number === 9006 || number === 9007) return 'GREY'
  return ['YELLOW', 'ORANGE', 'RED', 'VIOLET', 'BLUE', 'GREEN', 'GREY', 'BROWN', 'WHITE'][
    Math.floor(number / 1000) - 1
  ]
}

/** „hellgrau“, „lichtgrau“, „dunkelblau“: what such a word begins with. */
const shades = ['hell', 'dunkel', 'licht', 'signal', 'verkehrs', 'kiesel', 'light', 'dark', 'tief']

/** The colour that a word is. */
export function colourOf(word: string): string | undefined {
  const colour = colourWords.get(word)
  if (colour || word.length < 7) return colour
  const shade = shades.find((shade) => word.startsWith(shade))
  return shade && colourWords.get(word.slice(shade.length))
}
