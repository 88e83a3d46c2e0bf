import { describe, expect, it } from 'vitest'
import { type HeaderLanguage, languageOf } from './header-languages.ts'
import { matchHeaderWords } from './match-header-words.ts'

describe('the language of a list', () => {
  it.each<[string, HeaderLanguage | null]>([
    ['Pos|Menge|Bezeichnung|Hersteller', 'home'],
    ['Item|Qty|Description|Manufacturer', 'home'],
    ['Repère|Désignation|Nombre|Fabricant', 'fr'],
    ['Ítem|Nombre|Cantidad|Marca|Precio', 'es'],
    ['Sigla|Descrizione|Quantità|Costruttore', 'it'],
    ['Qtd.|Descrição|Fabricante|Preço', 'pt'],
    ['Lp.|Nazwa|Ilość|Producent', 'pl'],
    ['Aantal|Omschrijving|Fabrikant|Bestelnummer', 'nl'],
    ['Označení|Název|Počet ks|Výrobce', 'cs'],
    ['Sıra No|Malzeme adı|Adet|Üretici', 'tr'],
    ['Benämning|Antal|Tillverkare|Pris/st', 'scandinavian'],
    ['Varenummer|Betegnelse|Antall|Leverandør', 'scandinavian'],
    ['Nimike|Lukumäärä|Valmistaja|Hinta', 'fi'],
    ['Поз.|Наименование|Кол-во|Изготовитель', 'cyrillic'],
    ['№ з/п|Найменування|Кількість|Од. вим.', 'cyrillic'],
    ['Megnevezés|Mennyiség|Gyártó|Egységár', 'hu'],
    ['Nr. crt.|Denumire|Cantitate|Producător', 'ro'],
    ['Α/Α|Περιγραφή|Ποσότητα|Κατασκευαστής', 'el'],
    ['Quantitat|Descripció|Preu unitari|Proveïdor', 'ca'],
    ['序号|名称|型号|数量|备注', 'zh'],
    ['No|品名|型式|メーカー|単価|数量|備考', 'ja'],
    ['순번|품명|규격|수량|단가|비고', 'ko'],
    ['No.|품번|제조사|단위|가격', 'ko'],
    ['Foo|Bar', null],
  ])('of %s is %s', (headers, language) => {
    expect(languageOf(headers.split('|'))).toBe(language)
  })

  it.each<[string, HeaderLanguage, string]>([
    ['Nombre', 'fr', 'quantity'],
    ['Nombre', 'es', 'description'],
    ['Site', 'home', 'locationIdentifier'],
    ['Site', 'pt', 'manufacturerLink'],
    ['Note', 'it', 'remark'],
    ['Kod', 'pl', 'orderNumber'],
    ['Total', 'fr', 'none'],
    ['Menge', 'fr', 'quantity'],
    ['Mærke', 'scandinavian', 'manufacturerName'],
    ['Styckpris', 'scandinavian', 'purchasePrice'],
    ['Tilausnumero', 'fi', 'orderNumber'],
    ['КОЛ-ВО', 'cyrillic', 'quantity'],
    ['Завод-\nизготовитель', 'cyrillic', 'manufacturerName'],
    ['Тип, марка', 'cyrillic', 'manufacturerNumber'],
    ['№ п/п', 'cyrillic', 'none'],
    ['Rendelési szám', 'hu', 'orderNumber'],
    ['Preț unitar', 'ro', 'purchasePrice'],
    ['ΠΟΣΟΤΗΤΑ', 'el', 'quantity'],
    ['Quantitat necessària', 'ca', 'quantity'],
    ['數量', 'zh', 'quantity'],
    ['位号', 'zh', 'bmk'],
    ['メーカー', 'ja', 'manufacturerName'],
    ['型番', 'ja', 'manufacturerNumber'],
    ['単価（円）', 'ja', 'purchasePrice'],
    ['定価（税抜）', 'ja', 'listPrice'],
    ['單價（含稅）', 'zh', 'purchasePrice'],
    ['廠牌', 'zh', 'manufacturerName'],
    ['料號', 'zh', 'orderNumber'],
    ['수량', 'ko', 'quantity'],
    ['단위', 'ko', 'quantityUnitName'],
    ['품번', 'ko', 'orderNumber'],
    ['모델명', 'ko', 'manufacturerNumber'],
    ['제조사', 'ko', 'manufacturerName'],
    ['Maker 제조사', 'ko', 'manufacturerName'],
    ['품 명', 'ko', 'description'],
    ['규격', 'ko', 'attribute'],
    ['단가(원)', 'ko', 'purchasePrice'],
    ['정가', 'ko', 'listPrice'],
    ['비고', 'ko', 'remark'],
    ['금액', 'ko', 'none'],
  ])('decides that „%s“ in %s is %s', (header, language, meaning) => {
    expect(matchHeaderWords(header, language)[0]?.meaning).toBe(meaning)
  })

  it('never calls a word of another language clear', () => {
    expect(matchHeaderWords('Aantal', 'es')[0]).toMatchObject({ meaning: 'quantity', vague: true })
    expect(matchHeaderWords('Aantal', 'nl')[0]).toMatchObject({ meaning: 'quantity', vague: false })
  })
})
