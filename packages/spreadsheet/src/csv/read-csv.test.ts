import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { fileOf } from '../hostile/file-of.example.ts'
import { openSpreadsheet, readTable } from '../index.ts'
import type { OpenOptions } from '../types.ts'
import { detectAlignment, detectSeparator } from './separator.ts'

async function read(content: string | Buffer, options: Partial<OpenOptions> = {}) {
  const table = await readTable(fileOf(content), { filename: 'liste.csv', ...options })
  return { ...table, texts: table.rows.map((row) => row.cells.map((cell) => cell.text)) }
}

const problem = (code: string) => expect.objectContaining({ name: 'SpreadsheetProblem', code })

describe('encoding', () => {
  test.each([
    ['utf-8', ''],
    ['utf-8', '\uFEFF'],
    ['utf-16le', '\uFEFF'],
    ['utf-16le', ''],
    ['utf-16be', '\uFEFF'],
    ['utf-16be', ''],
    ['utf-32le', '\uFEFF'],
    ['utf-32be', '\uFEFF'],
    ['windows-1252', ''],
  ])('%s with the mark %j is found', async (encoding, mark) => {
    const { texts, encoding: found } = await read(
      iconv.encode(`${mark}Größe;Preis €\r\nGehäuse;1,5\r\n`, encoding, { addBOM: false }),
    )
    expect(found).toBe(encoding)
    expect(texts).toEqual([
      ['Größe', 'Preis €'],
      ['Gehäuse', '1,5'],
    ])
  })

  test('one umlaut after megabytes of ASCII decides', async () => {
    const filler = 'a;b\n'.repeat(20_000)
    expect((await read(iconv.encode(`${filler}Größe;1\n`, 'windows-1252'))).encoding).toBe('windows-1252')
    expect((await read(`${filler}Größe;1\n`)).encoding).toBe('utf-8')
  })

  test('a character cut by the end of a block is still UTF-8', async () => {
    const content = `${'a'.repeat((1 << 20) - 1)}ü;b\nc;d\n`
    expect((await read(content, { limits: { recordLength: 1 << 22 } })).encoding).toBe('utf-8')
  })

  test('the choice of the user wins, its mark does not become a header', async () => {
    expect((await read(iconv.encode('für;b\n1;2', 'cp850'), { encoding: 'cp850' })).texts[0]).toEqual([
      'für',
      'b',
    ])
    expect(
      (await read(iconv.encode('für;b\n1;2', 'utf-16', { addBOM: true }), { encoding: 'utf-16' })).texts[0],
    ).toEqual(['für', 'b'])
    await expect(read('a;b\n1;2', { encoding: 'klingon' })).rejects.toEqual(problem('encoding-unknown'))
  })

  test('a mark that lies is not guessed away', async () => {
    const lying = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('Größe;b\n', 'latin1')])
    await expect(read(lying)).rejects.toEqual(problem('encoding-unknown'))
  })

  test('lines of two encodings are each read in their own, and it is said', async () => {
    const line = (text: string, encoding: string) => iconv.encode(text, encoding)
    const { texts, encoding, notices } = await read(
      Buffer.concat([
        line('Größe;Maß\r\n', 'utf-8'),
        line('Gehäuse;2,5 mm²\r\n', 'windows-1252'),
        line('Preis „netto“;5 €\n', 'utf-8'),
        line('Straße;– 5 €', 'windows-1252'),
      ]),
    )
    expect(texts).toEqual([
      ['Größe', 'Maß'],
      ['Gehäuse', '2,5 mm²'],
      ['Preis „netto“', '5 €'],
      ['Straße', '– 5 €'],
    ])
    expect(encoding).toBe('windows-1252')
    expect(notices).toEqual([expect.stringContaining('UTF-8 und Windows-1252 gemischt')])
  })

  test.each([1, 7, 64 * 1024, 128 * 1024])('two encodings, %i characters into a block', async (before) => {
    const filler = 'a'.repeat(before)
    const content = Buffer.concat([
      Buffer.from(`${filler};ü\n`, 'utf-8'),
      Buffer.from(`${filler};ü\n`, 'latin1'),
    ])
    const { texts } = await read(content, { separator: ';' })
    expect(texts.map((row) => row[1])).toEqual(['ü', 'ü'])
  })

  test('a chosen encoding is kept for every line', async () => {
    const content = Buffer.from('ü;1\nä;2\n', 'utf-8')
    const { texts, notices } = await read(content, { encoding: 'windows-1252' })
    expect(texts).toEqual([
      ['Ã¼', '1'],
      ['Ã¤', '2'],
    ])
    expect(notices).toEqual([])
  })

  test('one that the file would be taken for anyway changes nothing', async () => {
    const content = Buffer.concat([Buffer.from('Gehäuse;1\n', 'utf-8'), Buffer.from('Gehäuse;2\n', 'latin1')])
    expect(await read(content, { encoding: 'Windows-1252' })).toEqual(await read(content))
    expect((await read(content)).texts.map(([text]) => text)).toEqual(['Gehäuse', 'Gehäuse'])
  })

  test('a tail of NUL bytes is cut off, and it is said', async () => {
    const list = iconv.encode('Größe;Menge\r\nGehäuse;1\r\n', 'windows-1252')
    for (const length of [600, 64 * 1024, 3 * 1024 * 1024]) {
      const { texts, notices } = await read(Buffer.concat([list, Buffer.alloc(length)]))
      expect(texts).toEqual([
        ['Größe', 'Menge'],
        ['Gehäuse', '1'],
      ])
      expect(notices).toEqual([expect.stringContaining('Nullbytes')])
    }
  })

  test('NUL bytes never get out', async () => {
    expect((await read('a;b\n1\0;\0\n')).texts).toEqual([['a', 'b'], ['1']])
    await expect(read(Buffer.alloc(400))).rejects.toEqual(problem('encoding-unknown'))
  })
})

describe('separator', () => {
  test('a table between bars and lines of dashes is cut at its bars', async () => {
    const ruled = [
      'Infosätze;1',
      '-'.repeat(36),
      '|Material |Kurztext    | Preis|ME |',
      '-'.repeat(36),
      '|0000471  |Sensor; M8  | 12,40|ST |',
      '|0000472  |Sensor, M12 | 14,10|ST |',
    ].join('\n')
    const { texts, separator } = await read(ruled)
    expect(separator).toBe('|')
    expect(texts.slice(-1)).toEqual([['', '0000472  ', 'Sensor, M12 ', ' 14,10', 'ST ']])
  })

  test.each([
    [';', 'Nr;Menge;Preis\n1;2;3,50\n2;1;4,75\n'],
    [';', 'Name;Refs\nR;R1,R2,R3\nC;C1,C2,C3\n'],
    ['\t', 'Nr\tText\n1\ta, b; c\n2\td, e\n'],
    [',', 'Ref,Wert\nR1;R2;R3,10k\nC1;C2,1u\n'],
    ['|', 'a|b\n1|2\n'],
    [',', 'nur eine Spalte\nWert\n'],
    [';', 'Stückliste\n\nNr;Menge\n1;2,5\n2;3,5\n'],
    [',', 'a,b\n"1;2;3",4\n"5;6;7",8\n'],
    ['\t', '- Relais 24 V, 2 Wechsler\n- Sockel, grau, schmal; Finder\n- Netzteil\n'],
    ['\t', '1) 4x Automat C16\n2) 1x Schalter\n3) 20 m Leitung 1,5 mm²\n4) 2x Hülse 1,5\n'],
    [',', '1. Relais,4,Stk\n2. Sockel,2,Stk\n3. Netzteil,1,Stk\n'],
    [';', '2x;Relais, 24 V\n1x;Sockel\n4x;Klemme, grau\n'],
    [',', '- 2,Relais\n- 1,Sockel\n- 4,Klemme\n'],
  ])('%j is found in %j', (separator, text) => {
    expect(detectSeparator(text)).toBe(separator)
  })

  const printed = [
    'Stückliste Pumpwerk',
    '',
    'Pos  Menge  Bezeichnung              Bestellnummer',
    '  1  3      Leitungsschutzschalter   5SY4116-7',
    '  2  2      Relais                   2961105',
    '  3  10 m   H07V-K 1,5 blau          4510021',
    '  4  1      Kompaktschrank           1050.000',
  ].join('\n')
  const tabbed = [
    'Menge\tName\t\t\tLink',
    '1\tNetzteil\t\t\t\thttps://a.example/1',
    '1 \t\tGehäuse grau \thttps://a.example/2',
    '2\t\tSchraube\t\t    https://a.example/3',
    '2\tMutter\thttps://a.example/4',
  ].join('\n')

  test.each([
    ['blanks', printed, ['3', '10 m', 'H07V-K 1,5 blau', '4510021']],
    ['tabs', tabbed, ['2', 'Schraube', 'https://a.example/3']],
  ])('columns that were put below each other with %s are columns', async (_, text, expected) => {
    for (const separator of [undefined, '\t']) {
      const { texts } = await read(text, { separator })
      expect(texts.map((cells) => cells.map((cell) => cell.trim()))).toContainEqual(expected)
    }
  })

  test.each([
    ['an empty column', 'a\tb\tc\n1\t\t3\n2\t4\t\n3\t5\t6\n4\t\t7\n5\t8\t9'],
    ['sentences with wide gaps', 'Hallo.  Wie geht es?\nGut.\nDanke.  Und dir?  Auch.\nNa dann.\nBis bald.'],
    ['commas with tabs behind', 'Teil, Menge\nRelais,\t\t\t1\nSockel,\t2\nNetzteil,\t\t1\nKlemme,\t\t\t4'],
    ['quoted fields', '"a"\t\t"b"\n"c"\t"d"\n"e"\t\t\t"f"\n"g"\t"h"'],
    ['semicolons', 'a;b;c\n1;x  y  z;3\n2;x  y  z;3\n3;x  y  z;3\n4;x  y  z;3'],
  ])('%s stays as it is', async (_, text) => {
    expect(detectAlignment(text)).toBeNull()
  })

  test('the choice of the user wins', async () => {
    expect((await read('a;b,c\n1;2,3', { separator: ',' })).texts).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ])
  })

  test("Excel's own line sep= is an instruction, not a row", async () => {
    const { rows, separator } = await read('sep=,\r\na;x,b\r\n1,2\r\n')
    expect(separator).toBe(',')
    expect(rows.map((row) => [row.rowIndex, row.cells[0]?.text])).toEqual([
      [1, 'a;x'],
      [2, '1'],
    ])
  })
})

describe('records', () => {
  test.each(['\n', '\r\n', '\r', '\r\r\n'])('line end %j; empty records keep their number', async (end) => {
    const { rows } = await read(['a;b', '', ';', '1;2', ''].join(end))
    expect(rows.map((row) => row.rowIndex)).toEqual([1, 4])
  })

  test('mixed line ends do not glue records together', async () => {
    expect((await read('a;b\r\n1;"2"\n3;"4"\r5;6')).texts).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })

  test('a record that breaks off says how far it goes, one with empty cells at its end does not', async () => {
    const { rows } = await read('a;b;c;d\n1;2;3;4\n1;2\n1;2;;\n1;;\n')
    expect(rows.map(({ cellsWritten }) => cellsWritten)).toEqual([undefined, undefined, 2, undefined, 3])
  })

  test('a quoted line break is one record and becomes \\n', async () => {
    const { rows } = await read('a;b\r\n"x\r\ny";1\r\nz;2\r\n')
    expect(rows.map((row) => [row.rowIndex, row.cells[0]?.text])).toEqual([
      [1, 'a'],
      [2, 'x\ny'],
      [3, 'z'],
    ])
  })

  test('blanks behind the last quote are no part of an open cell', async () => {
    expect((await read('a;b\n1;"2" \n3;"4"  ')).texts).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
  })

  test('points of a quoted text do not make an enumeration of the list', async () => {
    const text = (name: string) => `${name};Telefon;"- Farbdisplay\n- Netzteil\n- Hörer";Stück;149\n`
    const { texts, separator } = await read(
      `Nr;Name;Text;Einheit;Preis\n${['T1', 'T2', 'T3'].map(text).join('')}`,
    )
    expect(separator).toBe(';')
    expect(texts[1]).toEqual(['T1', 'Telefon', '- Farbdisplay\n- Netzteil\n- Hörer', 'Stück', '149'])
  })

  test('an unclosed quote names its line instead of swallowing the rest', async () => {
    await expect(read('a;b\n1;2\n"3 Zoll;4\n5;6\n')).rejects.toMatchObject({
      code: 'damaged',
      detail: expect.stringContaining('Zeile 3'),
    })
    const long = `a;b\n"${'x;y\n'.repeat(1_000_000)}`
    await expect(read(long)).rejects.toMatchObject({
      code: 'damaged',
      detail: expect.stringContaining('Zeile 2 endet ein Anführungszeichen nicht'),
    })
  })

  test('a file without line ends is no list', async () => {
    await expect(read('abc;'.repeat(1_000_000))).rejects.toMatchObject({
      code: 'damaged',
      detail: expect.stringContaining('Zeile 1 ist länger'),
    })
  })

  test('the mark of our own export is taken off', async () => {
    expect((await read("bmk;nr\n'-K1;'=A1\n'x;''-y\n")).texts).toEqual([
      ['bmk', 'nr'],
      ['-K1', '=A1'],
      ["'x", "'-y"],
    ])
  })

  test.each([
    ['="0123"', '0123'],
    ['"=""5SY316-C"""', '5SY316-C'],
    ['="sagt ""ja"""', 'sagt "ja"'],
    ['=A1+S1-K5', '=A1+S1-K5'],
    ['="A"&"B"', '="A"&"B"'],
    ['="offen', '="offen'],
    [`'="0123"`, '="0123"'],
    ['=""', ''],
  ])('%s, as Excel is told that a number is a text, is read as %s', async (written, text) => {
    const { rows } = await read(`pos;nr;text\n1;${written};x\n`)
    expect(rows[1]?.cells[1]).toEqual(text === '' ? { text: '', kind: 'empty' } : { text, kind: 'text' })
  })

  test('a quotation mark that swallows further lines is told', async () => {
    const { notices } = await read(
      'Pos;Menge;Nr;Text\n1;2;A-1;"Schalter 3-pol\n2;4;A-2;Relais\n3;5;A-3;Klemme"\n4;6;A-4;Netzteil\n',
    )
    expect(notices).toEqual([
      'Zeile 2: In einem Feld stehen weitere Zeilen der Datei; vermutlich fehlt ein Anführungszeichen',
    ])
  })

  test('so are several of them', async () => {
    const swallowing = (pos: number) => `${pos};2;A-1;"Schalter\n${pos + 1};4;A-2;Relais"\n`
    const { notices } = await read(`Pos;Menge;Nr;Text\n${[1, 3, 5, 7, 9, 11].map(swallowing).join('')}`)
    expect(notices).toEqual([
      'Zeilen 2, 3, 4, 5, 6 …: In einem Feld stehen weitere Zeilen der Datei; vermutlich fehlt ein Anführungszeichen',
    ])
  })

  test.each([
    ['blanks behind the signs', ';', 'Pos;Menge;Nr;Text\n1;2;A-1;"Schalter\n3-polig; grau; 24 V; neu"\n'],
    ['too few signs', ';', 'Pos;Menge;Nr;Text\n1;2;A-1;"rot;1\ngrau;2"\n'],
    ['sizes', ',', 'Pos,Nr,Text\n1,A-1,"Leitung\n1,5 mm²,grau"\n'],
    ['two columns', ';', 'Nr;Text\nA-1;"rot;1\ngrau;2"\n'],
    ['a header', ';', '"Pos\nb;c";Menge\n1;2\n'],
  ])('a text of several lines is no swallowed row: %s', async (_, separator, content) => {
    expect((await read(content, { separator })).notices).toEqual([])
  })

  test('cells at the borders of blocks come out whole', async () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `${at};"Größe ""${at}""";Zeile\r\n`)
    const opened = await openSpreadsheet(fileOf(lines.join('')), { filename: 'a.csv' })
    let at = 0
    for await (const row of opened.rows()) {
      if (
        row.cells[0]?.text !== String(at) ||
        row.cells[1]?.text !== `Größe "${at}"` ||
        row.rowIndex !== at + 1
      ) {
        throw new Error(`Row ${at} came out as ${JSON.stringify(row)}.`)
      }
      at++
    }
    expect(at).toBe(60_000)
    expect(opened.progress()).toBe(1)
  })
})

describe('limits', () => {
  test('rows, columns and bytes', async () => {
    await expect(read('a\n'.repeat(11), { limits: { rows: 10 } })).rejects.toEqual(problem('too-many-rows'))
    await expect(read('a;b;c\n1;2;3\n', { limits: { columns: 2 } })).rejects.toEqual(problem('too-large'))
    await expect(read('a;b\n', { limits: { textBytes: 3 } })).rejects.toEqual(problem('too-large'))
  })

  test('reading can stop after some rows', async () => {
    const opened = await openSpreadsheet(fileOf('a;b\n'.repeat(1000)), { filename: 'a.csv' })
    const seen: number[] = []
    for await (const row of opened.rows({ maxRows: 3 })) seen.push(row.rowIndex)
    expect(seen).toEqual([1, 2, 3])
  })

  test('an abort ends the reading with its reason', async () => {
    const abort = new AbortController()
    const opened = await openSpreadsheet(fileOf('a;b\n'.repeat(500_000)), {
      filename: 'a.csv',
      signal: abort.signal,
    })
    const reason = new Error('Abgebrochen')
    let count = 0
    const reading = (async () => {
      for await (const _ of opened.rows()) if (++count === 10) abort.abort(reason)
    })()
    await expect(reading).rejects.toBe(reason)
    expect(count).toBeLessThan(200_000)
  })
})
