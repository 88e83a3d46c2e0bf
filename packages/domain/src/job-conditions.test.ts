import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conditionDialogs,
  jobConditionDefaults,
  openConditions,
  settleConditions,
  showsLabelPicture,
} from './job-conditions.ts'

const conditions = (changes: Partial<typeof jobConditionDefaults>) => ({
  ...jobConditionDefaults,
  ...changes,
})

describe('clearing what a choice makes meaningless', () => {
  it.each([
    [
      'wire identification off',
      {
        individualWireIdentification: 'NONE',
        markingStructure: 'INDIVIDUAL',
        markingStructureIndividual: 'eigene',
        labelingMaterial: 'SLEEVE',
      },
      { markingStructure: null, markingStructureIndividual: null, labelingMaterial: null },
    ],
    [
      'free text without its choice',
      { regulation: 'UL', regulationIndividual: 'Werksnorm' },
      { regulationIndividual: null },
    ],
    [
      'free text with its choice stays',
      { regulation: 'INDIVIDUAL', regulationIndividual: 'Werksnorm' },
      { regulationIndividual: 'Werksnorm' },
    ],
    [
      'single device identification',
      {
        deviceIdentification: 'SINGLE',
        mountingPlateLabel: 'PLASTIC',
        wireTagLabel: true,
        deviceIdentificationIndividual: 'x',
      },
      { mountingPlateLabel: null, wireTagLabel: false, deviceIdentificationIndividual: null },
    ],
    [
      'double keeps the mounting plate',
      { deviceIdentification: 'DOUBLE', mountingPlateLabel: 'PLASTIC', wireTagLabel: true },
      { mountingPlateLabel: 'PLASTIC', wireTagLabel: false },
    ],
    [
      'triple keeps all three',
      {
        deviceIdentification: 'TRIPLE',
        mountingPlateLabel: 'PLASTIC',
        wireTagLabel: true,
        deviceIdentificationIndividual: 'x',
      },
      { mountingPlateLabel: 'PLASTIC', wireTagLabel: true, deviceIdentificationIndividual: 'x' },
    ],
    [
      'one language',
      {
        cabinetLabelLanguage: 'MONOLINGUAL',
        cabinetLabelLanguageValue2: 'INDIVIDUAL',
        cabinetLabelLanguageIndividual2: 'Tschechisch',
      },
      { cabinetLabelLanguageValue2: null, cabinetLabelLanguageIndividual2: null },
    ],
    [
      'plastic screw connections',
      {
        screwConnections: 'PLASTIC',
        screwConnectionManufacturer1: 'EMV',
        screwConnectionManufacturer2: 'ICOTEK',
      },
      { screwConnectionManufacturer1: null, screwConnectionManufacturer2: null },
    ],
    [
      'brass',
      { screwConnections: 'BRASS', screwConnectionManufacturer1: 'EMV' },
      { screwConnectionManufacturer1: 'EMV', screwConnectionManufacturer2: null },
    ],
    [
      'entry plates',
      { screwConnections: 'ENTRY_PLATES', screwConnectionManufacturer2: 'MURR_ELEKTRONIK' },
      { screwConnectionManufacturer1: null, screwConnectionManufacturer2: 'MURR_ELEKTRONIK' },
    ],
    ['sea foil needs no wrap', { packaging: 'WOODEN_BOX_SEA_FOIL' }, { packagingWrap: null }],
    ['no packaging, no wrap', { packaging: 'NONE' }, { packagingWrap: null }],
    [
      'no customer regulation',
      { customerRegulation: false, customerRegulationIndividual: 'Norm 7' },
      { customerRegulationIndividual: null },
    ],
    [
      'blank free text',
      { regulation: 'INDIVIDUAL', regulationIndividual: '  ' },
      { regulationIndividual: null },
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(settleConditions(conditions(changes))).toMatchObject(expected)
  })

  it('changes nothing the second time', () => {
    const any = fc.record({
      individualWireIdentification: fc.constantFrom('NONE', 'CONNECTION_POINT', 'INDIVIDUAL'),
      deviceIdentification: fc.constantFrom(null, 'SINGLE', 'DOUBLE', 'TRIPLE'),
      screwConnections: fc.constantFrom(null, 'BRASS', 'PLASTIC', 'ENTRY_PLATES', 'INDIVIDUAL'),
      packaging: fc.constantFrom(null, 'NONE', 'WOODEN_BOX_SEA_FOIL', 'EURO_BOX', 'INDIVIDUAL'),
      markingStructure: fc.constantFrom(null, 'INDIVIDUAL', 'CLAMPING_POINT'),
      markingStructureIndividual: fc.constantFrom(null, 'Text'),
    })
    fc.assert(
      fc.property(any, (changes) => {
        const once = settleConditions(conditions(changes as Partial<typeof jobConditionDefaults>))
        expect(settleConditions(once)).toEqual(once)
      }),
    )
  })
})

it('begins a dependent choice with its default once it applies', () => {
  const entry = settleConditions(
    conditions({ screwConnections: 'ENTRY_PLATES', screwConnectionManufacturer2: null }),
  )
  expect(entry.screwConnectionManufacturer2).toBe('ICOTEK')
})

it.each([
  ['the standard', {}, [], []],
  [
    'wires to be marked',
    { individualWireIdentification: 'CONNECTION_POINT', labelingMaterial: 'SLEEVE' },
    [],
    ['markingStructure'],
  ],
  ['devices marked once', { deviceIdentification: 'SINGLE' }, [], ['componentLabel']],
  [
    'devices marked three times',
    { deviceIdentification: 'TRIPLE', componentLabel: 'PLASTIC' },
    [],
    ['mountingPlateLabel'],
  ],
  ['a regulation in no words', { customerRegulation: true }, [], ['customerRegulationIndividual']],
  ['a regulation in words', { customerRegulation: true, customerRegulationIndividual: 'Norm 7' }, [], []],
  ['a regulation in a file', { customerRegulation: true }, ['LEGAL_DOCUMENT'], []],
  ['what is individual', { packaging: 'INDIVIDUAL' }, [], []],
] as const)('names what is begun and not finished: %s', (_, changes, fileTypes, expected) => {
  expect(openConditions(settleConditions(conditions(changes)), fileTypes)).toEqual(expected)
})

it('opens each dialog only where it has something to ask', () => {
  expect(conditionDialogs.screwConnections(conditions({ screwConnections: 'PLASTIC' }))).toBe(false)
  expect(conditionDialogs.screwConnections(conditions({ screwConnections: 'ENTRY_PLATES' }))).toBe(true)
  expect(conditionDialogs.packaging(conditions({ packaging: 'WOODEN_BOX_SEA_FOIL' }))).toBe(false)
  expect(conditionDialogs.wireIdentification(jobConditionDefaults)).toBe(false)
})

it('hides the labelling picture for free text and for single-wire numbering', () => {
  const shown = {
    individualWireIdentification: 'CONNECTION_POINT',
    markingStructure: 'CLAMPING_POINT',
    labelingMaterial: 'SLEEVE',
  } as const
  expect(showsLabelPicture(conditions(shown))).toBe(true)
  expect(showsLabelPicture(conditions({ ...shown, markingStructure: 'SINGLE_WIRE_NUMBERING' }))).toBe(false)
  expect(showsLabelPicture(conditions({ ...shown, labelingMaterial: 'INDIVIDUAL' }))).toBe(false)
})
