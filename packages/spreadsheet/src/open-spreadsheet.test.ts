import { describe, expect, test } from 'vitest'
import { fileOf } from './hostile/file-of.example.ts'
import { xlsxFile } from './hostile/xlsx-of.example.ts'
import { zipOf } from './hostile/zip-of.example.ts'
import { type Opened, openSpreadsheet, readTable } from './index.ts'

const problem = (code: string) => expect.objectContaining({ name: 'SpreadsheetProblem', code })
/** A package whose main part is another program's. */
function officeFile(part: string): Buffer {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  return zipOf([
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r1" Type="${type}" Target="${part}"/></Relationships>`,
    },
    { name: part, content: '<a/>' },
  ])
}

const oneCell = { data: '<row><c><v>1</v></c></row>' }

describe('the content decides', () => {
  test('an xlsx under any name is an xlsx', async () => {
    for (const filename of ['a.xls', 'a.csv', 'a.txt', 'a']) {
      expect((await readTable(xlsxFile(oneCell), { filename })).format).toBe('xlsx')
    }
  })

  test.each(['.xls', '.xlsx', '.XLSM'])('text under %s is read as text, and said to be', async (ending) => {
    expect(await readTable(fileOf('Nr\tMenge\n1\t2\n'), { filename: `export${ending}` })).toMatchObject({
      format: 'csv',
      separator: '\t',
      notices: [expect.stringContaining(`heißt ${ending.toLowerCase()}, ist aber eine Textliste`)],
    })
  })

  test('what is named for what it is needs no notice', async () => {
    expect((await readTable(fileOf('Nr\tMenge\n1\t2\n'), { filename: 'a.txt' })).notices).toEqual([])
    expect((await readTable(xlsxFile(oneCell), { filename: 'a.xlsx' })).notices).toEqual([])
  })

  test.each([
    ['a PDF', '%PDF-1.7 …'],
    ['a web page', '<!DOCTYPE html><html><body>Nicht gefunden</body></html>'],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['XML', '<?xml version="1.0"?><BMECAT/>'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03])],
    ['noise', Buffer.from(Array.from({ length: 4096 }, (_, at) => ((at * 73) % 31) + 1))],
  ])('%s is refused under every name', async (_, content) => {
    for (const filename of ['a.csv', 'a.xlsx', 'a.xls'])
      await expect(readTable(fileOf(content), { filename })).rejects.toEqual(problem('not-a-spreadsheet'))
  })

  test.each([
    ['ein PDF-Dokument', '%PDF-1.7 …'],
    ['ein Bild (PNG)', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['eine Webseite (HTML)', '<html><table><tr><td>1</td></tr></table></html>'],
    ['ein Word-Dokument', officeFile('word/document.xml')],
    ['eine PowerPoint-Präsentation', officeFile('ppt/presentation.xml')],
    [
      'ein OpenDocument',
      zipOf([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
        { name: 'content.xml', content: '<a/>' },
      ]),
    ],
  ])('a refusal says that the file is %s', async (what, content) => {
    await expect(readTable(fileOf(content), { filename: 'liste.xlsx' })).rejects.toMatchObject({
      detail: expect.stringContaining(`Die Datei ist ${what}`),
    })
  })

  test.each([
    ['a web page with a table', '<html><table><tr><td>1</td></tr></table></html>'],
    [
      'a workbook as XML of 2003',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>',
    ],
  ])('%s named .xls says how to go on', async (_, content) => {
    await expect(readTable(fileOf(content), { filename: 'a.xls' })).rejects.toMatchObject({
      code: 'unsupported-version',
      detail: expect.stringContaining('.xlsx'),
    })
  })

  test.each(['', '\n', ' \r\n\t\r\n', '\uFEFF', ';;;\n;;;\n'])('%j is empty', async (content) => {
    await expect(readTable(fileOf(content), { filename: 'a.csv' })).rejects.toEqual(problem('empty'))
  })
})

describe('reading a whole table', () => {
  test('more rows than asked for are a problem, not a silent cut', async () => {
    const path = fileOf('a;b\n'.repeat(6))
    await expect(readTable(path, { filename: 'a.csv', maxRows: 5 })).rejects.toEqual(problem('too-many-rows'))
    expect((await readTable(path, { filename: 'a.csv', maxRows: 6 })).rows).toHaveLength(6)
  })

  test('a choice among the sheets is asked for only where none is named', async () => {
    const path = xlsxFile(oneCell)
    const asked: string[][] = []
    const chooseSheet = async ({ sheets }: Opened) => {
      asked.push(sheets.map(({ name }) => name))
      return sheets[0]?.name
    }
    expect((await readTable(path, { filename: 'a.xlsx', chooseSheet })).sheet).toBe('Liste')
    expect((await readTable(path, { filename: 'a.xlsx', sheet: 'Liste', chooseSheet })).rows).toHaveLength(1)
    expect(asked).toEqual([['Liste']])
    await expect(readTable(path, { filename: 'a.xlsx', chooseSheet: async () => 'Blatt 7' })).rejects.toEqual(
      problem('no-sheet'),
    )
  })

  test('a file that is not there is no problem of its content', async () => {
    await expect(readTable('/nirgends/a.csv', { filename: 'a.csv' })).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })

  test('an abort before the start does nothing', async () => {
    const reason = new Error('Abgebrochen')
    await expect(
      openSpreadsheet(fileOf('a'), { filename: 'a.csv', signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason)
  })
})
