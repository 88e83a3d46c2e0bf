import { describe, expect, test } from 'vitest'
import { fileOf } from '../hostile/file-of.example.ts'
import { xlsxFile } from '../hostile/xlsx-of.example.ts'
import { type XlsxFixture, xlsxParts } from '../hostile/xlsx-parts.example.ts'
import { zipOf } from '../hostile/zip-of.example.ts'
import { type Limits, openSpreadsheet, readTable } from '../index.ts'

const problem = (code: string) => expect.objectContaining({ name: 'SpreadsheetProblem', code })

async function read(fixture: XlsxFixture, limits?: Partial<Limits>) {
  return (await readTable(xlsxFile(fixture), { filename: 'liste.xlsx', limits })).rows
}

async function cellsOf(fixture: XlsxFixture) {
  return (await read(fixture))[0]?.cells
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

describe('cells', () => {
  test('a designation that Excel took for a formula keeps its text', async () => {
    expect(
      await cellsOf({
        data: '<row><c t="e"><f>A1+S1-K5</f><v>#NAME?</v></c><c><f>A1+S1-K5</f><v>0</v></c></row>',
      }),
    ).toEqual([
      { text: '', kind: 'error', shown: '#NAME?', formula: 'A1+S1-K5' },
      { text: '0', kind: 'number', number: 0, formula: 'A1+S1-K5' },
    ])
  })

  test('what a German Excel shows stands beside what is read', async () => {
    const cells = await cellsOf({
      data: '<row><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="e"><v>ERROR</v></c><c><v>10.43</v></c><c t="d"><v>2015-06-03T13:21:58Z</v></c></row>',
    })
    expect(cells?.map(({ text, shown }) => [text, shown])).toEqual([
      ['TRUE', 'WAHR'],
      ['', '#NV'],
      ['', undefined],
      ['10.43', '10,43'],
      ['03.06.2015 13:21:58', undefined],
    ])
  })

  test('a shared formula reads in each cell as it stands there', async () => {
    const rows = await read({
      data: `<row r="1"><c r="A1"><f t="shared" ref="A1:B2" si="0">B1*$C$1+"A1"&amp;LOG10(D1)</f><v>1</v></c></row>
             <row r="2"><c r="A2"><f t="shared" si="0"/><v>2</v></c><c r="B2"><f t="shared" si="0"/><v>3</v></c></row>`,
    })
    expect(rows[1]?.cells.map((cell) => cell.formula)).toEqual([
      'B2*$C$1+"A1"&LOG10(D2)',
      'C2*$C$1+"A1"&LOG10(E2)',
    ])
  })

  test('zeros and commas that the number format shows are in the text, the exact number beside it', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="200" formatCode="0000000"/><numFmt numFmtId="201" formatCode="0.000"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="200"/><xf numFmtId="201"/><xf numFmtId="14"/></cellXfs>'
    expect(
      await cellsOf({
        styles,
        data: '<row><c s="1"><v>311087</v></c><c s="2"><v>8806.5</v></c><c><v>830903</v></c><c s="3"><v>44686</v></c><c><v>3.606485174358E12</v></c></row>',
      }),
    ).toEqual([
      { text: '0311087', kind: 'number', number: 311087 },
      { text: '8806.500', kind: 'number', number: 8806.5, shown: '8806,500' },
      { text: '830903', kind: 'number', number: 830903 },
      { text: '05.05.2022', kind: 'date' },
      { text: '3606485174358', kind: 'number', number: 3606485174358 },
    ])
  })

  test('rich text is joined, phonetic hints are not, escapes are read once', async () => {
    const sharedTexts =
      '<si><r><t>Leistungs</t></r><r><rPr/><t xml:space="preserve">schütz </t></r><rPh><t>nein</t></rPh></si><si><t>a_x000D_\nb_x005F_x0041_</t></si>'
    expect(
      await cellsOf({ sharedTexts, data: '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>' }),
    ).toEqual([
      { text: 'Leistungsschütz ', kind: 'text' },
      { text: 'a\nb_x0041_', kind: 'text' },
    ])
  })

  test('a shared text that is missing is damage, not an empty cell', async () => {
    await expect(
      read({ sharedTexts: '<si><t>a</t></si>', data: '<row><c t="s"><v>7</v></c></row>' }),
    ).rejects.toEqual(problem('damaged'))
    await expect(read({ data: '<row><c t="s"><v>0</v></c></row>' })).rejects.toEqual(problem('damaged'))
  })

  test('characters that PostgreSQL refuses do not get out', async () => {
    expect(await cellsOf({ data: `<row>${text('a_x0000_b_xD83D_c')}</row>` })).toEqual([
      { text: 'ab\uFFFDc', kind: 'text' },
    ])
  })

  test('control characters in the XML are dropped', async () => {
    expect(await cellsOf({ data: `<row>${text('a\u0001b')}</row>` })).toEqual([{ text: 'ab', kind: 'text' }])
  })
})

describe('rows and columns', () => {
  test('missing references are counted on, prefixes and CDATA do not matter', async () => {
    const sheetXml =
      '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row r="3"><x:c r="B3"><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row><x:c t="str"><x:v><![CDATA[<b>&]]></x:v></x:c></x:row></x:sheetData></x:worksheet>'
    const rows = await read({ sheetXml })
    expect(rows.map((row) => [row.rowIndex, row.cells.map((cell) => cell.text)])).toEqual([
      [3, ['', '1', '2']],
      [4, ['<b>&']],
    ])
  })

  test('ghost rows are left out: formatted, blank, or only reached by a merged range', async () => {
    const rows = await read({
      data: `<row r="1">${text('Titel')}</row><row r="2" s="1"><c r="A2" s="1"/></row><row r="3">${text('  ')}</row><row r="4"><c r="B4" s="1"/></row><row r="900">${text('Ende')}</row>`,
      afterData: '<mergeCells count="1"><mergeCell ref="A1:B4"/></mergeCells>',
    })
    expect(rows.map((row) => row.rowIndex)).toEqual([1, 900])
  })

  test('a million rows of nothing but formats are passed over in a moment', async () => {
    const ghost = (at: number) => `<row r="${at}" s="1" customFormat="1"><c r="A${at}" s="1"/></row>`
    const ghosts = Array.from({ length: 300_000 }, (_, at) => ghost(at + 2)).join('')
    const path = xlsxFile({
      data: `<row r="1">${text('a')}</row>${ghosts}<row r="400000">${text('b')}</row>`,
    })
    const started = process.cpuUsage()
    const { rows } = await readTable(path, { filename: 'a.xlsx', limits: { ratio: 10_000 } })
    expect(rows.map((row) => row.rowIndex)).toEqual([1, 400_000])
    // Computing, not waiting: a busy machine changes nothing.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000)
  })

  test.each([
    ['<row r="2"/><row r="4"><c r="A4"><v>1</v></c></row>', [4]],
    ['<row r="2"/><row><c><v>1</v></c></row>', [3]],
    ['<row r="2"><c r="A2" s="1"/></row><row><c><v>1</v></c></row>', [3]],
    ['<row r="2"><c r="A2" s="1"/></row>\n<row><c><v>1</v></c></row>', [3]],
    ['<row r="2"><c r="A2" s="1"/><c r="B2"><v>5</v></c></row><row r="3"><c><v>1</v></c></row>', [2, 3]],
    ['<row r="2"><c r="A2" s="1"/></row>', []],
  ])('empty rows do not move the others: %s', async (data, rowIndexes) => {
    const rows = await read({ data: `<row r="1">${text('Kopf')}</row>${data}` })
    expect(rows.map((row) => row.rowIndex)).toEqual([1, ...rowIndexes])
  })

  test('merged values repeat, marked as merged, and never over a value of its own', async () => {
    const rows = await read({
      data: `<row r="1">${text('+S1')}</row><row r="2"><c r="B2"><v>2</v></c></row><row r="3"><c r="A3"><v>9</v></c><c r="B3"><v>3</v></c></row><row r="4"><c r="B4"><v>4</v></c></row>`,
      afterData:
        '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="C1:C2"/><mergeCell ref="nonsense"/></mergeCells>',
    })
    expect(rows.map((row) => row.cells[0])).toEqual([
      { text: '+S1', kind: 'text' },
      { text: '+S1', kind: 'text', merged: true },
      { text: '9', kind: 'number', number: 9 },
      { text: '', kind: 'empty' },
    ])
  })

  test('rows out of order are damage', async () => {
    await expect(
      read({ data: `<row r="5">${text('a')}</row><row r="2">${text('b')}</row>` }),
    ).rejects.toEqual(problem('damaged'))
  })

  test('the declared range is told, maxRows ends the reading', async () => {
    const data = Array.from({ length: 500 }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`).join(
      '',
    )
    const path = xlsxFile({
      sheetXml: `<worksheet><dimension ref="A1:A500"/><sheetData>${data}</sheetData></worksheet>`,
    })
    const opened = await openSpreadsheet(path, { filename: 'a.xlsx' })
    expect(opened.sheets).toEqual([{ name: 'Liste', hidden: false, rowCount: 500 }])
    const seen: number[] = []
    for await (const row of opened.rows({ maxRows: 2 })) seen.push(row.rowIndex)
    expect(seen).toEqual([1, 2])
    let all = 0
    for await (const batch of opened.batches()) all += batch.length
    expect(all).toBe(500)
    expect(opened.progress()).toBe(1)
    await expect(opened.batches({ sheet: 'Fehlt' })[Symbol.asyncIterator]().next()).rejects.toEqual(
      problem('no-sheet'),
    )
    await opened.close()
  })
})

describe('what is refused', () => {
  const oneCell = { data: `<row>${text('a')}</row>` }
  const withPart = (name: string, content: string | Buffer) =>
    fileOf(zipOf([...xlsxParts(oneCell), { name, content }]))
  const opening = (path: string, limits?: Partial<Limits>) => readTable(path, { filename: 'a.xlsx', limits })

  test('a document type anywhere, entities or not', async () => {
    const sheet =
      '<!DOCTYPE worksheet [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData/></worksheet>'
    await expect(read({ sheetXml: sheet })).rejects.toEqual(problem('unsafe'))
  })

  test.each(['auml', 'constructor', '__proto__', 'lol9'])(
    'the entity &%s; that XML does not know',
    async (name) => {
      await expect(read({ data: `<row>${text(`&${name};`)}</row>` })).rejects.toEqual(problem('damaged'))
    },
  )

  test('too many parts, too many bytes, a ratio that only a bomb has', async () => {
    const many = Array.from({ length: 400 }, (_, at) => ({ name: `xl/media/${at}.png`, content: 'x' }))
    const path = fileOf(zipOf([...xlsxParts(oneCell), ...many]))
    expect((await opening(path)).rows).toHaveLength(1)
    await expect(opening(path, { entries: 300 })).rejects.toMatchObject({
      code: 'too-large',
      detail: expect.stringMatching(/aus mehr als 300 Teilen .* Bitte speichern Sie/),
    })
    await expect(
      opening(withPart('xl/media/1.png', 'x'.repeat(5000)), { inflatedBytes: 4000 }),
    ).rejects.toEqual(problem('too-large'))
    const bomb = Buffer.alloc(17 * 1024 * 1024, 0x20)
    await expect(opening(withPart('xl/media/1.png', bomb))).rejects.toMatchObject({
      code: 'too-large',
      detail: expect.stringContaining('ein Vielfaches ihrer Größe'),
    })
  })

  test('a directory that lies about size or checksum', async () => {
    const lie = (claims: { size?: number; crc32?: number }) =>
      fileOf(
        zipOf(xlsxParts(oneCell).map((part) => (part.name.includes('sheet1') ? { ...part, claims } : part))),
      )
    await expect(opening(lie({ size: 10 }))).rejects.toEqual(problem('damaged'))
    await expect(opening(lie({ size: 100_000 }))).rejects.toEqual(problem('damaged'))
    await expect(opening(lie({ crc32: 1 }))).rejects.toEqual(problem('damaged'))
  })

  test('a path that leaves the archive, and a part that is there twice', async () => {
    await expect(opening(withPart('../../etc/passwd', 'x'))).rejects.toEqual(problem('unsafe'))
    await expect(opening(withPart('xl/Workbook.xml', 'x'))).rejects.toEqual(problem('damaged'))
  })

  test('a file cut off anywhere', async () => {
    const whole = zipOf(xlsxParts(oneCell))
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      await expect(opening(fileOf(whole.subarray(0, Math.floor(whole.length * share))))).rejects.toEqual(
        problem('damaged'),
      )
    }
  })

  test('a sheet cut off in the middle', async () => {
    await expect(
      read({ sheetXml: '<worksheet><sheetData><row><c><v>1</v></c></row><row><c>' }),
    ).rejects.toEqual(problem('damaged'))
  })

  test('one text or name without end, and nesting without end', async () => {
    const noise = Array.from({ length: 560_000 }, (_, at) => (at * 2654435761).toString(36)).join('')
    expect(noise.length).toBeGreaterThan(4.1 * 1024 * 1024)
    await expect(read({ data: `<row>${text(noise)}</row>` })).rejects.toEqual(problem('too-large'))
    await expect(read({ sheetXml: `<worksheet><a${noise}/></worksheet>` })).rejects.toEqual(
      problem('too-large'),
    )
    await expect(read({ sheetXml: '<a>'.repeat(200) + '</a>'.repeat(200) })).rejects.toEqual(
      problem('unsafe'),
    )
  })

  test('rows, columns and shared texts above their limits', async () => {
    const rows = `<row>${text('a')}</row>`.repeat(11)
    await expect(read({ data: rows }, { rows: 10 })).rejects.toEqual(problem('too-many-rows'))
    await expect(read({ data: `<row><c r="ZZZ1"><v>1</v></c></row>` })).rejects.toEqual(problem('damaged'))
    await expect(read({ data: `<row><c r="XFD1"><v>1</v></c></row>` })).rejects.toEqual(problem('too-large'))
    await expect(
      read({ sharedTexts: '<si><t>a</t></si>'.repeat(100), data: rows }, { sharedTextLength: 1000 }),
    ).rejects.toEqual(problem('too-large'))
  })

  test('zips that are no xlsx', async () => {
    const zip = (...names: string[]) => fileOf(zipOf(names.map((name) => ({ name, content: 'x' }))))
    await expect(opening(zip('bild.png'))).rejects.toEqual(problem('not-a-spreadsheet'))
    await expect(opening(zip('mimetype', 'content.xml'))).rejects.toEqual(problem('unsupported-version'))
    await expect(opening(zip('xl/workbook.bin'))).rejects.toEqual(problem('damaged'))
  })
})

test('an abort ends the reading with its reason, also while a sheet is inflated', async () => {
  const data = Array.from({ length: 60_000 }, (_, at) => `<row><c><v>${at * 7919}</v></c></row>`).join('')
  const abort = new AbortController()
  const opened = await openSpreadsheet(xlsxFile({ data }), { filename: 'a.xlsx', signal: abort.signal })
  const reason = new Error('Abgebrochen')
  let count = 0
  const reading = (async () => {
    for await (const batch of opened.batches()) {
      count += batch.length
      abort.abort(reason)
    }
  })()
  await expect(reading).rejects.toBe(reason)
  expect(count).toBeLessThan(30_000)
  await opened.close()
})

describe('what a person sees of a row', () => {
  test('hidden rows say so, by hand or by a filter', async () => {
    const cell = '<c><v>1</v></c>'
    const rows = await read({
      data: `<row r="1">${cell}</row><row r="2" hidden="1">${cell}</row><row r="3" hidden="true">${cell}</row><row r="4" hidden="0">${cell}</row>`,
    })
    expect(rows.map(({ hidden }) => hidden)).toEqual([undefined, true, true, undefined])
  })

  test('cells in a struck-out font say so', async () => {
    const styles =
      '<fonts><font/><font><strike/></font><font><strike val="0"/></font><font><strike val="1"/></font></fonts>' +
      '<cellStyleXfs><xf fontId="1"/></cellStyleXfs>' +
      '<cellXfs><xf/><xf fontId="1"/><xf fontId="2"/><xf fontId="3"/></cellXfs>' +
      '<dxfs><dxf><font><strike/></font></dxf></dxfs>'
    const cells = await cellsOf({
      styles,
      data: `<row>${[0, 1, 2, 3].map((style) => `<c s="${style}"><v>1</v></c>`).join('')}<c s="1"/><c><v>2</v></c></row>`,
    })
    expect(cells?.map(({ struck }) => struck)).toEqual([
      undefined,
      true,
      undefined,
      true,
      undefined,
      undefined,
    ])
  })
})
