import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { fileOf } from '../hostile/file-of.example.ts'
import { readTable } from '../index.ts'
import { isCentralEuropean } from './central-european.ts'

const read = async (text: string, encoding: string, chosen?: string) => {
  const table = await readTable(fileOf(iconv.encode(text, encoding)), {
    filename: 'liste.csv',
    ...(chosen && { encoding: chosen }),
  })
  return {
    encoding: table.encoding,
    text: table.rows.map((row) => row.cells.map((cell) => cell.text).join(';')).join('\n'),
  }
}

const centralEuropean: [language: string, text: string][] = [
  [
    'Polish',
    'Lp.;Numer katalogowy;Nazwa;Ilość\n1;NK-100;Złączka śrubowa żółto-zielona;4\n2;NK-200;Wyłącznik;1',
  ],
  ['Polish, one word', 'Numer;Nazwa;Menge\nNK-100;Złączka;4'],
  ['Polish in capitals', 'NUMER;NAZWA;ILOŚĆ\nNK-100;ŁĄCZNIK;4\nNK-200;PRZEKAŹNIK;2'],
  ['Czech', 'Objednací číslo;Název;Množství\nNK-100;Řadová svorka měděná;4\nNK-200;Jistič třípólový;1'],
  ['Slovak', 'Objednávacie číslo;Názov;Počet\nNK-100;Istič trojpólový;4\nNK-200;Prúdový chránič, ľavý;1'],
  ['Hungarian', 'Cikkszám;Megnevezés;Mennyiség\nNK-100;Fűtőtest szellőzővel;4\nNK-200;Relé;1'],
  ['Slovenian', 'Šifra;Naziv;Količina\nNK-100;Vtičnica;4\nNK-200;Močnostni odklopnik;1\nNK-300;Priključek;2'],
  [
    'German with Polish names',
    'Nummer;Bezeichnung;Menge\nNK-100;Gehäuse grün für Wrocław;4\nNK-200;Łączówka, größer;1',
  ],
]
const westernEuropean: [language: string, text: string][] = [
  [
    'German',
    'Nummer;Bezeichnung;Menge;Preis\nNK-100;Gehäuse, größer – „Süd“;4;5,00 €\nNK-200;Leitung 2,5 mm², Ø 8 mm;1;2,00 €',
  ],
  [
    'French',
    'Référence;Désignation;Quantité\nNK-100;Boîtier complètement câblé, modèle à deux pièces;4\nNK-200;Ampèremètre, nœud très léger;1\nNK-300;où;2',
  ],
  [
    'Danish',
    'Varenummer;Beskrivelse;Antal\nNK-100;Kabelgennemføring større længde på skærm;4\nNK-200;Rød klemme;1',
  ],
  ['Norwegian', 'Nr;Beskrivelse;Antall\nNK-100;Rekkeklemme grå, nøytral;4\nNK-200;Strømforsyning;1'],
  ['Swedish', 'Artikel;Benämning;Antal\nNK-100;Säkring för kåpa, blå;4\nNK-200;Brytare trefasig på skena;1'],
  [
    'Spanish',
    'Referencia;Descripción;Cantidad\nNK-100;Diseño de caja pequeña, ¿cuál? nº 5;4\nNK-200;Señal 1ª, tamaño único;1',
  ],
  [
    'Portuguese',
    'Referência;Descrição;Quantidade\nNK-100;Ligações à tensão, não fixação, põe irmãs;4\nNK-200;Botões;1',
  ],
  ['Italian', 'Codice;Descrizione;Quantità\nNK-100;Unità più, perché c’è già;4\nNK-200;Capacità così;1'],
  ['Dutch', 'Nr;Omschrijving;Aantal\nNK-100;Geïsoleerd, scène, coëfficiënt;4\nNK-200;Geïntegreerd;1'],
  ['signs beside words', 'Nr;Text;Menge\nNK-100;Luft 5 m³/h, Wert¹ und Maß²;4\nNK-200;10 Nm³, £ 5, ½ Zoll;1'],
]

test.each(centralEuropean)('%s is read in Windows-1250', async (_, text) => {
  expect(await read(text, 'windows-1250')).toEqual({ encoding: 'windows-1250', text })
})

test.each(westernEuropean)('%s is read in Windows-1252', async (_, text) => {
  expect(await read(text, 'windows-1252')).toEqual({ encoding: 'windows-1252', text })
})

test.each([...centralEuropean, ...westernEuropean])('%s in UTF-8 stays UTF-8', async (_, text) => {
  expect(await read(text, 'utf-8')).toEqual({ encoding: 'utf-8', text })
})

test('two foreign names in a long French list decide nothing', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `NK-${at};pièce${'abcdefghij'[at % 10]}e modèle${at}`)
  const words = [
    'règle',
    'siège',
    'mètre',
    'flèche',
    'première',
    'lumière',
    'deuxième',
    'arrêt',
    'crème',
    'fenêtre',
  ]
  const text = ['Nr;Nom', ...lines, ...words.map((one) => `x;${one}`), 'y;Sèrie', 'z;Jòn'].join('\n')
  expect((await read(text, 'windows-1252')).encoding).toBe('windows-1252')
})

test('what a person chose is not guessed over', async () => {
  const [, polish] = centralEuropean[0]!
  expect((await read(polish, 'windows-1250', 'windows-1252')).encoding).toBe('windows-1252')
  expect(await read('ł;1', 'windows-1250', 'windows-1250')).toEqual({ encoding: 'windows-1250', text: 'ł;1' })
})

test('a word that the end of a chunk cuts decides nothing', async () => {
  // The chunk ends behind „modèlemè“.
  const text = `Nr;N\n${'NK;modèlemètre\n'.repeat(80_000)}`
  expect(await isCentralEuropean(fileOf(iconv.encode(text, 'windows-1252')))).toBe(false)
})
