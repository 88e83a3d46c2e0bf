/** What a figure counts or measures; `factor` takes it to the unit that we keep. */
export type MeasureKind =
  | 'A'
  | 'V'
  | 'W'
  | 'VA'
  | 'mm2'
  | 'mm'
  | 'metre'
  | '°C'
  | 'TE'
  | 'HP'
  | 'poles'
  | 'polesAndNeutral'
  | 'S'
  | 'Oe'
  | 'Wechsler'
  | 'inputs'
  | 'outputs'
  | 'analogInputs'
  | 'analogOutputs'
  | 'digitalInputs'
  | 'digitalOutputs'
  | 'channels'
  | 'ports'
  | 'conductors'
  | 'phases'
  | 'AWG'
  | 'other'

export interface UnitWord {
  kind: MeasureKind
  factor: number
  /** Written with it: 24VDC. */
  current?: 'AC' | 'DC' | 'AC/DC'
  /** Of A: written as milliampere or kiloampere. */
  prefix?: 'm' | 'k'
}

const units: readonly (readonly [MeasureKind, number, string])[] = [
  ['A', 1, 'a amp amps ampere'],
  ['V', 1, 'v volt volts'],
  ['V', 1000, 'kv'],
  ['W', 1, 'w watt watts'],
  ['W', 1000, 'kw'],
  ['W', 735.5, 'ps'],
  ['VA', 1, 'va'],
  ['VA', 1000, 'kva'],
  ['mm2', 1, 'mm² qmm mmq sqmm qm sq ²'],
  ['mm', 1, 'mm millimeter millimetre'],
  ['mm', 10, 'cm zentimeter'],
  ['metre', 1000, 'm mtr meter metre meters metres lfm'],
  ['°C', 1, '°c'],
  ['TE', 1, 'te tle mod module modul modules moduleinheiten teilungseinheiten teilungseinheit'],
  ['HP', 1, 'hp'],
  ['poles', 1, 'p pol polig polige poliger poliges polg pole poles pols polen poli'],
  ['polesAndNeutral', 1, 'pn'],
  ['S', 1, 's no na schliesser schl schliesserkontakt schliesserkontakte so'],
  ['Oe', 1, 'oe nc oeffner oeffnerkontakt oeffnerkontakte o oeff'],
  ['Wechsler', 1, 'wechsler co changeover wechslerkontakt wechslerkontakte spdt wechs cos cot'],
  ['inputs', 1, 'eingaenge eingang inputs input ein in eing'],
  ['outputs', 1, 'ausgaenge ausgang outputs output out ausg'],
  ['digitalInputs', 1, 'di de dis digitaleingaenge digitaleingang'],
  ['digitalOutputs', 1, 'do da dq dos digitalausgaenge digitalausgang'],
  ['analogInputs', 1, 'ai ae ais analogeingaenge analogeingang'],
  ['analogOutputs', 1, 'ao aa aq aos analogausgaenge analogausgang'],
  ['channels', 1, 'fach kanal kanaele kanaelen ch channel channels kan kanalig kanaliges'],
  ['ports', 1, 'port ports tx'],
  ['conductors', 1, 'adrig adriges adrige leiter core cores wire wires conductor conductors'],
  ['phases', 1, 'ph phasig phase phasen phases phasige phasiges'],
  ['AWG', 1, 'awg'],
  [
    'other',
    1,
    'hz khz mhz kg kj nm g ms min h ohm kohm mv bar rpm ua uf nf pf hours st stk stck stueck pcs er n l lm ° mbit gbit mb gb kb bit stufig zoll ve vpe kvar kwh wh ah mah i % m³ m²',
  ],
]

const words = new Map<string, UnitWord>(
  units.flatMap(([kind, factor, list]) =>
    list.split(' ').map((word): [string, UnitWord] => [word, { kind, factor }]),
  ),
)
words.set('ma', { kind: 'A', factor: 0.001, prefix: 'm' })
words.set('ka', { kind: 'A', factor: 1000, prefix: 'k' })
for (const [current, list] of [
  ['AC', 'vac vacrms vca vws'],
  ['DC', 'vdc vcc vgs'],
  ['AC/DC', 'vuc vacdc'],
] as const)
  for (const word of list.split(' ')) words.set(word, { kind: 'V', factor: 1, current })
words.set('dc', { kind: 'V', factor: 1, current: 'DC' })
words.set('uc', { kind: 'V', factor: 1, current: 'AC/DC' })
words.set('ac', { kind: 'V', factor: 1, current: 'AC' })

/** The words behind a figure that say what it is; `ac`, `dc` and `uc` alone stand for volts („24DC“). */
export const unitWords: ReadonlyMap<string, UnitWord> = words

/** Words that may be written to a figure in front of it: C16, IP65, M20, DC24, Ø22. */
export const wordsBeforeFigures: ReadonlySet<string> = new Set(
  'a b c d k z ip m ral ac dc uc us ue ø h t l x xh xt xb xl xd xw w g awg nh di do ai ao dq aq de da ae aa in e j o ie cat typ v rj'.split(
    ' ',
  ),
)

/** Words that may stand between two figures without a blank, beside units: 4G1,5, 800x600. */
export const wordsBetweenFigures: ReadonlySet<string> = new Set(['x', 'g', 'bis', 'to', 'j', 'c'])

/** Of those, the ones that may be followed by figure and unit: DC24V, C16A. */
export const wordsBeforeUnits: ReadonlySet<string> = new Set(
  'b c d k z ac dc uc us ue ø x g di do ai ao dq aq de da'.split(' '),
)
