import type { HostileFile } from './hostile-file.example.ts'
import { shared, xlsxRow } from './xlsx-cells.example.ts'
import { workbook } from './xlsx-parts.example.ts'

const run = (properties: string, text: string) =>
  `<r><rPr>${properties}<sz val="11"/><rFont val="Calibri"/></rPr><t xml:space="preserve">${text}</t></r>`

/** Texts that are written in another way than they read. */
export const xlsxTextFiles: readonly HostileFile[] = [
  {
    name: 'xlsx-html-entities.xlsx',
    about: 'HTML entities that were written as text: they stay text',
    bytes: workbook({
      sharedTexts: '<si><t>Feder &amp;amp; Nut, &amp;#216; 22 &amp;lt;b&amp;gt;mm&amp;lt;/b&amp;gt;</t></si>',
      data: xlsxRow(1, [shared(0)]),
    }),
    truth: { rows: { 1: ['Feder &amp; Nut, &#216; 22 &lt;b&gt;mm&lt;/b&gt;'] }, sheets: ['Liste'] },
  },
  {
    name: 'xlsx-x000D-escapes.xlsx',
    about: 'carriage returns as _x000D_, and a text that only looks like one',
    bytes: workbook({
      sharedTexts: '<si><t>Montage_x000D_\nplatte</t></si><si><t>Typ_x005F_x000D_5</t></si>',
      data: xlsxRow(1, [shared(0), shared(1)]),
    }),
    truth: { rows: { 1: ['Montage\nplatte', 'Typ_x000D_5'] }, sheets: ['Liste'] },
  },
  {
    name: 'xlsx-rich-text-stress.xlsx',
    about: 'texts in runs of every format, one letter a run, phonetic hints, empty runs: each is one value',
    bytes: workbook({
      sharedTexts: [
        `<si>${run('<b/>', 'Leistungs')}${run('<i/>', 'schalter')}</si>`,
        `<si><r><t xml:space="preserve">Nennstrom </t></r>${run('<u val="double"/>', '16')}${run('<vertAlign val="subscript"/>', ' A')}</si>`,
        `<si>${[...'Hutschiene'].map((letter, at) => run(at % 2 ? '<b/><i/>' : '<strike/>', letter)).join('')}</si>`,
        `<si>${run('<outline/><shadow/>', '')}${run('<color theme="1"/>', 'Klemme')}<rPh sb="0" eb="1"><t>nicht lesen</t></rPh><phoneticPr fontId="1"/></si>`,
      ].join(''),
      data: [0, 1, 2, 3].map((at) => xlsxRow(at + 1, [shared(at), at + 1])).join(''),
    }),
    truth: {
      rows: {
        1: ['Leistungsschalter', '1'],
        2: ['Nennstrom 16 A', '2'],
        3: ['Hutschiene', '3'],
        4: ['Klemme', '4'],
      },
      sheets: ['Liste'],
    },
  },
]
