import iconv from 'iconv-lite'
import type { ExchangeFile } from './exchange-file.example.ts'

const utf8 = (text: string) => () => Buffer.from(text, 'utf8')

/** A product of BMEcat 2005; `more` stands behind its details. */
export const product = (number: string, more = '', text = 'Schütz') =>
  `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>${text}</DESCRIPTION_SHORT></PRODUCT_DETAILS>${more}</PRODUCT>`
export const bmecat = (
  content: string,
  { declaration = '<?xml version="1.0" encoding="UTF-8"?>', head = '' } = {},
) =>
  `${declaration}\n${head}<BMECAT version="2005"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>${content}</T_NEW_CATALOG></BMECAT>`

const one = { format: 'bmecat', articles: { 'N-1': { Kurzbeschreibung: 'Schütz' } } } as const
const price = (type: string, amount: string) =>
  `<PRODUCT_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT></PRODUCT_PRICE>`

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)

export const bmecatFiles: readonly ExchangeFile[] = [
  {
    name: 'bmecat-billion-laughs.xml',
    about: 'entities that grow to a billion words',
    bytes: utf8(
      bmecat(product('N-1', '', '&l9;'), { head: `<!DOCTYPE BMECAT [<!ENTITY l0 "lol">${laughs}]>` }),
    ),
    truth: 'unsafe',
  },
  {
    name: 'bmecat-external-entity.xml',
    about: 'an entity that holds a file of the server',
    bytes: utf8(
      bmecat(product('N-1', '', '&file;'), {
        head: '<!DOCTYPE BMECAT [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
      }),
    ),
    truth: 'unsafe',
  },
  {
    name: 'bmecat-parameter-entity.xml',
    about: 'rules that are to be fetched from an address',
    bytes: utf8(
      bmecat(product('N-1'), {
        head: '<!DOCTYPE BMECAT [<!ENTITY % rules SYSTEM "http://127.0.0.1:9/rules.dtd"> %rules;]>',
      }),
    ),
    truth: 'unsafe',
  },
  {
    name: 'bmecat-doctype.xml',
    about: 'names its rules elsewhere, as version 1.2 asks: nobody looks there',
    bytes: utf8(
      bmecat(product('N-1'), {
        head: '<!DOCTYPE BMECAT SYSTEM "http://127.0.0.1:9/bmecat_new_catalog.dtd">',
      }),
    ),
    truth: one,
  },
  {
    name: 'bmecat-unknown-entity.xml',
    about: 'an entity that nobody declared',
    bytes: utf8(bmecat(product('N-1', '', 'Sch&uuml;tz'))),
    truth: 'damaged',
  },
  {
    name: 'bmecat-xinclude.xml',
    about: 'an inclusion of a file of the server: an element like any other',
    bytes: utf8(
      bmecat(
        `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>${product('N-1')}`,
      ),
    ),
    truth: { ...one, skipped: { 1: 'include' } },
  },
  {
    name: 'bmecat-deep.xml',
    about: 'elements nested a hundred thousand times',
    bytes: utf8(bmecat(product('N-1', '<X>'.repeat(100_000)))),
    truth: 'unsafe',
  },
  {
    name: 'bmecat-huge-attribute.xml',
    about: 'an attribute of eight megabytes',
    bytes: utf8(bmecat(product('N-1', `<X y="${'z'.repeat(8 << 20)}"/>`))),
    truth: 'too-large',
  },
  {
    name: 'bmecat-huge-text.xml',
    about: 'a description of eight megabytes',
    bytes: utf8(bmecat(product('N-1', '', 'z'.repeat(8 << 20)))),
    truth: 'too-large',
  },
  {
    name: 'bmecat-wrong-encoding.xml',
    about: 'says UTF-8 and is Windows-1252',
    bytes: () => iconv.encode(bmecat(product('N-1')), 'windows-1252'),
    truth: { ...one, notice: 'Windows-1252' },
  },
  {
    name: 'bmecat-other-encoding.xml',
    about: 'says ISO-8859-1 and is UTF-8',
    bytes: utf8(bmecat(product('N-1'), { declaration: '<?xml version="1.0" encoding="ISO-8859-1"?>' })),
    truth: { ...one, notice: 'UTF-8' },
  },
  {
    name: 'bmecat-latin.xml',
    about: 'says ISO-8859-1 and is',
    bytes: () =>
      iconv.encode(
        bmecat(product('N-1'), { declaration: '<?xml version="1.0" encoding="ISO-8859-1"?>' }),
        'latin1',
      ),
    truth: one,
  },
  {
    name: 'bmecat-utf-16.xml',
    about: 'UTF-16 with a byte-order mark, whatever it says',
    bytes: () => Buffer.from(`\ufeff${bmecat(product('N-1'))}`, 'utf16le'),
    truth: one,
  },
  {
    name: 'bmecat-no-encoding.xml',
    about: 'an encoding that does not exist',
    bytes: utf8(bmecat(product('N-1'), { declaration: '<?xml version="1.0" encoding="x-klingon"?>' })),
    truth: 'encoding-unknown',
  },
  {
    name: 'bmecat-cut.xml',
    about: 'ends in the middle of its second product',
    bytes: utf8(bmecat(`${product('N-1')}${product('N-2')}`).slice(0, -120)),
    truth: 'damaged',
  },
  {
    name: 'bmecat-prices.xml',
    about: 'prices of all kinds and a product that is deleted',
    bytes: utf8(
      bmecat(
        product(
          'N-1',
          `<PRODUCT_PRICE_DETAILS>${price('net_list', '12.5')}${price('gros_list', '14.88')}${price('net_customer', '1e9')}</PRODUCT_PRICE_DETAILS>`,
        ) + product('N-2').replace('<PRODUCT>', '<PRODUCT mode="delete">'),
      ),
    ),
    truth: {
      format: 'bmecat',
      articles: { 'N-1': { Listenpreis: '12,5', Kundenpreis: '', Währung: 'EUR' } },
      skipped: { 2: 'gestrichen' },
    },
  },
  {
    name: 'bmecat-other-xml.xml',
    about: 'an XML that is no catalogue',
    bytes: utf8('<?xml version="1.0"?><ORDER><BMECAT/></ORDER>'),
    truth: 'not-a-spreadsheet',
  },
]
