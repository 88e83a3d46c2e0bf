import type { Cell } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'
import type { ColumnPlan } from './column-plan.ts'
import { createMasterNames } from './master-names.ts'
import { needsStyle } from './read-values.ts'
import { createStaging } from './stage-row.ts'

const plan: ColumnPlan = {
  columns: { orderNumber: [0], discountGroup: [1], discountGroupPercent: [2] },
  headers: ['Bestellnummer', 'Rabattgruppe', 'Rabatt %'],
  styles: new Map(),
  settings: { manufacturerId: null, wholesalerId: null } as ColumnPlan['settings'],
  headerRowIndex: 1,
  isExchange: false,
}
const text = (value: string): Cell => ({ kind: 'text', text: value })

/** What lines of a group and its percent leave to be written, and what is noted of them. */
function read(...lines: [group: string, percent: string | Cell][]) {
  const names = createMasterNames({ manufacturers: new Map(), units: new Map(), groups: new Map() })
  const staging = createStaging(plan, names)
  const notes: string[] = []
  for (const [at, [group, percent]] of lines.entries()) {
    const cells = [text(`N-${at}`), text(group), typeof percent === 'string' ? text(percent) : percent]
    const values = staging.read({ rowIndex: at + 2, cells }, (reason) => void notes.push(reason))
    if (!Array.isArray(values)) return values
  }
  return { said: [...names.groupPercents.values()].map(({ name, percent }) => [name, percent]), notes }
}

describe('the discount of a group', () => {
  test.each<[string | Cell, number]>([
    ['32,5', 32.5],
    ['32,5 %', 32.5],
    ['30%', 30],
    ['0', 0],
    [{ kind: 'number', text: '32.5', number: 32.5 }, 32.5],
    [{ kind: 'number', text: '33%', shown: '33 %', number: 0.325 }, 32.5],
    [{ kind: 'number', text: '7%', number: 0.07 }, 7],
  ])('is read from %j', (cell, percent) => {
    expect(read(['A1', cell])).toEqual({ said: [['A1', percent]], notes: [] })
  })

  test('is nothing where a line says none, or names no group', () => {
    expect(read(['A1', ''], ['A1', 'netto'], ['', '30'])).toEqual({ said: [], notes: [] })
  })

  test('is what any of its lines says', () => {
    expect(read(['A1', ''], ['A1', '30'], ['a1 ', '30,0 %'], ['B2', '40'])).toEqual({
      said: [
        ['A1', 30],
        ['B2', 40],
      ],
      notes: [],
    })
  })

  test('does not count where lines say different ones, which is noted once', () => {
    expect(read(['A1', '30'], ['B2', '40'], ['A1', '32,5'], ['A1', '35'], ['A1', '30'])).toEqual({
      said: [['B2', 40]],
      notes: [
        'Der Rabattgruppe „A1“ gibt Zeile 2 einen Rabatt von 30 %, diese Zeile 32,5 %; keiner davon wurde übernommen',
      ],
    })
  })

  test.each([
    ['20+5', 'ist kein Prozentsatz unter 100 und wurde nicht übernommen'],
    ['100', 'ist kein Prozentsatz unter 100 und wurde nicht übernommen'],
    ['-5', 'ist kein Prozentsatz unter 100 und wurde nicht übernommen'],
    ['0,325', 'liegt unter 1 % und wurde nicht übernommen; gemeint ist wohl ein Anteil'],
  ])('is not read from „%s“, which is noted once', (cell, why) => {
    expect(read(['A1', '30'], ['A1', cell], ['A1', cell])).toEqual({
      said: [],
      notes: [`Der Rabatt „${cell}“ der Rabattgruppe „A1“ ${why}`],
    })
  })

  test('waits for its column where that alone tells what it says', () => {
    expect(read(['A1', '32.500'])).toBe(needsStyle)
  })
})

describe('a list with discounts beside its groups', () => {
  let catalogue: TestCatalogue
  let imports: ReturnType<typeof importsInto>
  const columns = { Nummer: 'orderNumber', Gruppe: 'discountGroup', 'Rabatt %': 'discountGroupPercent' }
  const header = Object.keys(columns).join(';')
  beforeAll(async () => {
    catalogue = await aCatalogue()
    imports = importsInto(catalogue)
  })
  afterAll(() => catalogue.stop())

  const percentsOf = async (manufacturerId: string) => {
    const groups = await catalogue.db
      .selectFrom('discount_group')
      .select(['display_name', 'percent'])
      .where('manufacturer_id', '=', manufacturerId)
      .orderBy('display_name')
      .execute()
    return groups.map(({ display_name: name, percent }) => [name, percent && Number(percent)])
  }
  const lines = [header, 'R-1;A1;32,5 %', 'R-2;B2;40', 'R-3;B2;40', 'R-4;C3;10', 'R-5;C3;12', 'R-6;NEU;15']

  test('gives them to groups that are there and to new ones, and leaves alone what it says twice', async () => {
    const manufacturerId = await catalogue.aManufacturer('Rabattwerk')
    for (const [name, percent] of [
      ['A1', 30],
      ['B2', 40],
      ['C3', 20],
    ] as const)
      await catalogue.aDiscountGroup(name, percent, manufacturerId)
    const entry = await imports.run(await imports.aConfig(columns, { manufacturerId }), lines)
    expect(entry).toMatchObject({ created: 6, notices: 1, discountPercents: { set: 2, kept: 1 } })
    expect(entry.groupsWithoutPercent.amount).toBe(0)
    expect(await percentsOf(manufacturerId)).toEqual([
      ['A1', 32.5],
      ['B2', 40],
      ['C3', 20],
      ['NEU', 15],
    ])
    await imports.undo(entry.id)
    expect(await percentsOf(manufacturerId)).toEqual([
      ['A1', 30],
      ['B2', 40],
      ['C3', 20],
    ])
  })

  test('proposes them', async () => {
    const manufacturerId = await catalogue.aManufacturer('Prüfwerk')
    const config = await imports.aConfig(columns, { manufacturerId, propose: true })
    const { id } = await imports.run(config, lines)
    expect((await imports.proposal(id)).discountPercents).toEqual({
      said: 3,
      total: 3,
      groups: [
        { name: 'A1', old: null, new: 32.5 },
        { name: 'B2', old: null, new: 40 },
        { name: 'NEU', old: null, new: 15 },
      ],
    })
  })

  test('says of a group that several manufacturers share one percent only', async () => {
    await catalogue.aDiscountGroup('Allgemein', 5)
    const of = { Hersteller: 'manufacturerName', ...columns }
    const entry = await imports.run(await imports.aConfig(of), [
      `Hersteller;${header}`,
      'Werk Nord;G-1;Allgemein;10',
      'Werk Süd;G-2;Allgemein;20',
    ])
    expect(entry).toMatchObject({ created: 2, notices: 1, discountPercents: { set: 0, kept: 0 } })
  })

  test('needs their column', async () => {
    const { status, body } = await catalogue.post('/import/config/', {
      title: 'Preisliste',
      description: 'Zum Testen',
      headers: ['Nummer', 'Rabatt %'],
      fieldMapping: [
        { importHeader: 'Nummer', articleField: 'orderNumber' },
        { importHeader: 'Rabatt %', articleField: 'discountGroupPercent' },
      ],
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path: 'fieldMapping', code: 'discount-group-missing' }])
  })
})
