import type { HeaderWordRow } from '@schrankwerk/domain/bom'
import type { PriceListMeaning } from './price-list-words.ts'

/**
 * Languages whose words no other language here uses for something else, so that none of them has to be told from the
 * rest: Russian, Ukrainian, Bulgarian, Serbian, Greek, Danish, Norwegian, Swedish, Finnish, Hungarian, Romanian,
 * Croatian, Slovenian, Slovak. The terms of wholesalers' price lists, accounting systems and shop systems there.
 */
export const priceListWordsFurther: HeaderWordRow<PriceListMeaning>[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Артикул|Код товара|Код товару|Код артикула|Номенклатурный номер|Каталожный номер|Каталожен номер|Арт.|Кат. номер|Шифра|Κωδικός|Κωδικός προϊόντος|Varenr|Varenummer|Produktnummer|Art.nr|Tuotenumero|Tuotekoodi|Tilausnumero|Cikkszám|Termékkód|Rendelési szám|Cod produs|Cod articol|Cod intern|Šifra|Šifra artikla|Šifra proizvoda|Šifra robe|Kataloški broj|Kataloška številka|Katalógové číslo|Kód tovaru|Objednávacie číslo',
    vague: 'Код|Номер|Позиция|Tuote nro',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Артикул производителя|Код производителя|Артикул виробника|Номер производителя|Producentens varenr|Leverandørens varenr|Lev. artikelnr|Tillverkarens artikelnummer|Gyártói cikkszám|Cod producător|Šifra proizvođača',
    vague: 'OEM|OEM Number|OEM Nummer|OE Nummer|Оригинальный номер',
  },
  {
    meaning: 'manufacturerName',
    clear:
      'Бренд|Производитель|Виробник|Производител|Произвођач|Торговая марка|Торгова марка|Марка|Изготовитель|Κατασκευαστής|Μάρκα|Mærke|Producent|Varemærke|Fabrikant|Produsent|Merke|Tillverkare|Varumärke|Fabrikat|Valmistaja|Merkki|Tuotemerkki|Gyártó|Márka|Producător|Proizvođač|Brend|Robna marka|Proizvajalec|Blagovna znamka|Výrobca|Značka|Фирма',
  },
  {
    meaning: 'description',
    clear:
      'Наименование|Наименование товара|Наименование товаров|Название|Название товара|Номенклатура|Назва|Назва товару|Найменування|Найменування товару|Товар|Опис|Описание|Описание товара|Имя|Име|Назив|Характеристика|Наименование продукции|Περιγραφή|Είδος|Ονομασία|Beskrivelse|Betegnelse|Varebetegnelse|Varenavn|Varetekst|Produktnavn|Benämning|Artikelbenämning|Beskrivning|Produktnamn|Nimike|Tuotenimi|Kuvaus|Tuotekuvaus|Tuotteen nimi|Megnevezés|Terméknév|Termék megnevezése|Leírás|Denumire|Denumire produs|Denumire articol|Descriere|Naziv|Naziv artikla|Naziv proizvoda|Naziv robe|Naziv izdelka|Názov|Názov produktu|Názov tovaru',
    vague: 'Termék|Tuote|Produs|Продукция|Продукт|Стока|Articol|Artikl|Proizvod',
  },
  {
    meaning: 'attribute',
    clear: 'Цвет|Размер|Модель|Тип|Колір|Розмір|Серия|Väri|Koko|Färg|Storlek|Farve|Szín|Méret|Culoare|Boja',
  },
  {
    meaning: 'unit',
    clear:
      'Ед.|Ед. изм.|Единица|Единица измерения|Од.|Од. вим.|Одиниця|Одиниця виміру|Мярка|ЕИ|Enhed|Enhet|Salgsenhed|Yksikkö|Egység|Mértékegység|Menny. egys.|Unitate de măsură|Unitate|Jed. mjere|Jedinica mjere|Mjerna jedinica|Enota mere|Merná jednotka|Μονάδα|Μ.Μ.|М-ка|Ед. мярка|J. mere',
  },
  {
    meaning: 'packagingUnitSize',
    clear:
      'Упаковка|В упаковке|Кол-во в упаковке|Количество в упаковке|Шт. в упаковке|Норма упаковки|В коробке|Пакування|Förpackning|Förpackningsstorlek|Antal per förpackning|Pakkestørrelse|Forpakning|Antal pr. pakke|Stk. pr. pakke|Pakkauskoko|Csomagolás|Kiszerelés|Csomagolási egység|Ambalare|Ambalaj|Buc/cutie|Pakiranje|Pakovanje|Συσκευασία',
  },
  {
    meaning: 'minimumOrderQuantityUnitSize',
    clear:
      'Мин. заказ|Минимальный заказ|Мин. партия|Мінімальне замовлення|Min. bestilling|Minsta beställning|Minimirendelés|Comandă minimă|Minimalna narudžba',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Опт|Оптовая цена|Цена опт|Закупочная цена|Ваша цена|Оптова ціна|Ціна опт|Закупівельна ціна|Indkøbspris|Innkjøpspris|Inköpspris|Nettopris|Din pris|Ostohinta|Nettohinta|Nettó ár|Beszerzési ár|Preț de achiziție|VPC|Veleprodajna cijena|Nabavna cijena|Nákupná cena',
    vague: 'Цена дилера|Nagyker ár|Гурт|Innpris|Kostpris|Χονδρική',
  },
  {
    meaning: 'listPrice',
    clear:
      'РРЦ|Рекомендованная цена|Розничная цена|Цена по прайсу|РРЦ грн|Listepris|Bruttopris|Vejledende pris|Veiledende pris|Listpris|Cirkapris|Listahinta|Ohjehinta|Bruttohinta|Listaár|Preț de listă|MPC|Maloprodajna cijena|Cenníková cena',
    vague:
      'Розница|Прайс|МРЦ|Цена розн.|Роздріб|Цена с НДС|Роздрібна ціна|Salgspris|Utpris|Bruttó ár|Kiskereskedelmi ár|Preț cu TVA',
  },
  {
    meaning: 'price',
    clear: '',
    vague:
      'Цена|Цена без НДС|Ціна|Ціна без ПДВ|Цена за единицу|Стоимость|Вартість|Цени|Pris|Pris ekskl. moms|Pris eks. mva|Pris exkl. moms|Stykpris|Enhedspris|Enhetspris|A-pris|Hinta|Yksikköhinta|Ár|Egységár|Preț|Preț fără TVA|Preț unitar|Cijena|Cijena bez PDV|Jedinična cijena|Τιμή|Τιμή μονάδας',
  },
  {
    meaning: 'eanNumber',
    clear:
      'Штрихкод|Штрих-код|ШК|Баркод|EAN-kode|Stregkode|Strekkode|Streckkod|EAN-koodi|Viivakoodi|Vonalkód|Cod de bare|Bar kod|Crtična koda|Čiarový kód',
  },
  {
    meaning: 'image',
    clear: 'Фото|Изображение|Картинка|Зображення|Billede|Bilde|Kuva|Kép|Imagine|Slika|Obrázok',
  },
  { meaning: 'manufacturerLink', clear: 'Ссылка|Посилання' },
  {
    meaning: 'deliveryTime',
    clear:
      'Срок поставки|Срок поставки (дней)|Термін поставки|Leveringstid|Leveranstid|Ledetid|Toimitusaika|Szállítási idő|Szállítási határidő|Termen de livrare|Rok isporuke|Dobavni rok|Dodacia lehota',
    vague: 'Наличие|Наявність',
  },
  {
    meaning: 'weight',
    clear: 'Вес|Вес брутто|Вес нетто|Вага|Маса|Vægt|Vekt|Vikt|Paino|Súly|Tömeg|Greutate|Težina|Teža',
  },
  { meaning: 'width', clear: 'Ширина|Bredde|Bredd|Leveys|Szélesség|Lățime|Širina' },
  { meaning: 'height', clear: 'Высота|Висота|Højde|Høyde|Höjd|Korkeus|Magasság|Înălțime|Visina' },
  {
    meaning: 'depth',
    clear: 'Глубина|Глибина|Dybde|Syvyys|Mélység|Adâncime|Dubina',
    vague: 'Длина|Довжина|Længde|Längd|Pituus|Hossz|Lungime|Dužina',
  },
  {
    meaning: 'customsTarifNumber',
    clear:
      'ТН ВЭД|Код ТН ВЭД|УКТЗЕД|Код УКТЗЕД|УКТ ЗЕД|Toldtarif|Tolltariffnummer|Tulltaxenummer|Statistiskt nummer|Tullinimike|Vámtarifaszám|Cod vamal|Carinska tarifa|Tarifni broj|Colný kód',
  },
  {
    meaning: 'countryOfOriginAbbreviation',
    clear:
      'Страна|Страна происхождения|Страна производства|Країна|Країна походження|Oprindelsesland|Opprinnelsesland|Ursprungsland|Alkuperämaa|Származási hely|Származási ország|Țara de origine|Zemlja porijekla|Krajina pôvodu',
  },
  { meaning: 'currency', clear: 'Валюта|Valuutta|Pénznem|Devizanem|Monedă' },
  {
    meaning: 'discountGroup',
    clear:
      'Группа скидок|Скидочная группа|Rabatgruppe|Rabattgrupp|Rabattgruppe kode|Alennusryhmä|Kedvezménycsoport|Grupă de discount|Rabatna grupa',
  },
  {
    meaning: 'none',
    clear:
      'Остаток|Остатки|Количество|Кол-во|Кількість|Залишок|Склад|Группа|Категория|Група|Категорія|Ценовая группа|Скидка|Знижка|НДС|ПДВ|Сумма|Сума|Заказ|Замовлення|Дата|Примечание|Lagerstatus|Lagersaldo|Moms|Mva|Varegruppe|Produktgrupp|Varasto|Saldo|Ryhmä|Készlet|Kategória|ÁFA|Kedvezmény|Stoc|Categorie|Cantitate|Zaliha|Kategorija|Količina|Popust|PDV',
  },
]
