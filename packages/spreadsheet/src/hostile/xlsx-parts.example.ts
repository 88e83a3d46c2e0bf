import { type ZipPart, zipOf } from './zip-of.example.ts'

/** The two dialects of ECMA-376: what Excel writes by default, and "Strict Open XML". */
const dialects = {
  transitional: {
    main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  },
  strict: {
    main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
    relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  },
}
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export interface SheetFixture {
  name?: string
  state?: 'hidden' | 'veryHidden'
  /** Inside of <sheetData>. */
  data?: string
  afterData?: string
  /** The part whole, instead of `data`. */
  sheetXml?: string
}

/** A workbook; without `sheets` it has the one sheet that is described here, called "Liste". */
export interface XlsxFixture extends SheetFixture {
  sheets?: readonly SheetFixture[]
  /** Inside of <sst>. */
  sharedTexts?: string
  /** Inside of <styleSheet>. */
  styles?: string
  workbookPr?: string
  afterSheets?: string
  dialect?: keyof typeof dialects
  /** The part of the shared texts. */
  sharedTextsName?: string
  extra?: readonly ZipPart[]
}

/** The parts of a workbook, as small programs write it. */
export function xlsxParts(fixture: XlsxFixture): ZipPart[] {
  const { workbookPr = '', afterSheets = '', extra = [], sheets = [fixture] } = fixture
  const { main, relationships } = dialects[fixture.dialect ?? 'transitional']
  const texts = fixture.sharedTextsName ?? 'sharedStrings.xml'
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `${declaration}<Relationships xmlns="${packageRelations}">${all.join('')}</Relationships>`
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${spreadsheetType}.${type}+xml"/>`
  const numbered = sheets.map((sheet, at) => ({ sheet, number: at + 1 }))

  const sheetEntry = ({ sheet: { name = 'Liste', state }, number }: (typeof numbered)[number]) =>
    `<sheet name="${name}" sheetId="${number}"${state ? ` state="${state}"` : ''} r:id="r${number}"/>`
  const parts: ZipPart[] = [
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
        override('workbook.xml', 'sheet.main'),
        ...numbered.map(({ number }) => override(`worksheets/sheet${number}.xml`, 'worksheet')),
        ...(fixture.sharedTexts === undefined ? [] : [override(texts, 'sharedStrings')]),
        ...(fixture.styles === undefined ? [] : [override('styles.xml', 'styles')]),
      ].join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relations(relation('r1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}">${workbookPr}<sheets>${numbered.map(sheetEntry).join('')}</sheets>${afterSheets}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        ...numbered.map(({ number }) => relation(`r${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
        ...(fixture.sharedTexts === undefined ? [] : [relation('texts', 'sharedStrings', texts)]),
        ...(fixture.styles === undefined ? [] : [relation('styles', 'styles', 'styles.xml')]),
      ),
    },
    ...numbered.map(({ sheet: { data = '', afterData = '', sheetXml }, number }) => ({
      name: `xl/worksheets/sheet${number}.xml`,
      content:
        sheetXml ??
        `${declaration}<worksheet xmlns="${main}" xmlns:r="${relationships}"><sheetData>${data}</sheetData>${afterData}</worksheet>`,
    })),
  ]
  if (fixture.sharedTexts !== undefined)
    parts.push({
      name: `xl/${texts}`,
      content: `${declaration}<sst xmlns="${main}">${fixture.sharedTexts}</sst>`,
    })
  if (fixture.styles !== undefined)
    parts.push({
      name: 'xl/styles.xml',
      content: `${declaration}<styleSheet xmlns="${main}">${fixture.styles}</styleSheet>`,
    })
  return [...parts, ...extra]
}

/** Writes a workbook when it is asked for. */
export const workbook = (fixture: XlsxFixture) => () => zipOf(xlsxParts(fixture))
