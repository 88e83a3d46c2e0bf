import type { HeaderLanguage, HeaderWordRow } from '@schrankwerk/domain/bom'
import type { PriceListMeaning, PriceListWords } from './price-list-words.ts'
import { romancePriceListWords } from './price-list-words-romance.ts'
import { slavicPriceListWords } from './price-list-words-slavic.ts'

/** The same in other languages: the terms of manufacturers' and wholesalers' price lists there, of customs and of shop systems set to them. */
const words: Record<Exclude<HeaderLanguage, 'home'>, PriceListWords> = {
  ...romancePriceListWords,
  ...slavicPriceListWords,
  nl: {
    orderNumber: {
      clear:
        'Artikelnummer|Artikelcode|Artikelnr|Art.nr|Bestelnummer|Bestelcode|Productcode|Productnummer|Catalogusnummer|Leveranciersartikelnummer|Artikelnr. leverancier',
      vague: 'Artikel',
    },
    description: {
      clear:
        'Naam|Artikelnaam|Omschrijving 1|Artikelomschrijving|Productomschrijving|Korte omschrijving|Lange omschrijving|Productnaam|Benaming|Titel',
      vague: 'Artikel|Product|Dienst|Werkzaamheden',
    },
    attribute: {
      clear:
        'Serie|Reeks|Uitvoering|Model|Kleur|Maat|Afmeting|Afmetingen|Diameter|Dikte|Vermogen|Spanning|Inhoud ml|Variant|Type',
    },
    image: { clear: 'Afbeelding|Afbeelding URL|Productfoto|Plaatje' },
    manufacturerLink: { clear: 'Productpagina|Weblink product' },
    deliveryTime: { clear: 'Levertijd|Levertijd dagen|Levertermijn|Leverdagen', vague: 'Beschikbaarheid' },
    unit: { clear: 'Verkoopeenheid|Besteleenheid|Maateenheid|Hoeveelheidseenheid' },
    packagingUnitSize: {
      clear:
        'Verpakkingseenheid|Verpakking|Verpakt per|Aantal per verpakking|Aantal per doos|Inhoud|Doosinhoud|Verpakkingsaantal|Stuks per doos|Verpakkingshoeveelheid',
    },
    priceUnitSize: { clear: 'Prijseenheid|Prijs per|Prijsbasis|Prijsfactor', vague: 'Factor|Per' },
    orderQuantityUnitSize: { clear: 'Bestelhoeveelheid|Besteleenheid aantal|Bestelveelvoud|Veelvoud' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Minimale afname|Minimum bestelhoeveelheid|Minimale bestelhoeveelheid|Min. afname|Minimum afname|Min. bestelaantal',
    },
    width: { clear: 'Breedte' },
    height: { clear: 'Hoogte' },
    depth: { clear: 'Diepte', vague: 'Lengte' },
    weight: { clear: 'Gewicht|Netto gewicht|Bruto gewicht' },
    purchasePrice: {
      clear:
        'Inkoopprijs|Nettoprijs|Uw prijs|Dealerprijs|Inkoop|Klantprijs|Netto prijs|Inkoopprijs excl. btw|IKP|Netto inkoop|Netto inkoopprijs|Uw nettoprijs|Groothandelsprijs|Kostprijs|Installateursprijs|Netto stuksprijs',
    },
    listPrice: {
      clear:
        'Brutoprijs|Consumentenadviesprijs|Adviesprijs|Bruto prijs|Bruto verkoopprijs|Catalogusprijs|Lijstprijs|Adviesverkoopprijs|AVP|Adviesprijs excl. btw|Bruto stuksprijs|Winkelprijs',
      vague:
        'Verkoopprijs|Verkoop|Prijs incl. btw|Bruto|Eindgebruiker|Consumentenprijs|Verkoopprijs excl. btw|VKP|Verkoopprijs incl. btw',
    },
    price: {
      clear: '',
      vague:
        'Prijs|Prijs excl. btw|Prijs per stuk|Stukprijs|Stuksprijs|Eenheidsprijs|Prijs per eenheid|Prijs excl.',
    },
    discountGroup: {
      clear: 'Kortingsgroep|Kortingscode|Kortingsklasse|Prijsgroep|Korting groep|Kortinggroep|Kort.groep',
    },
    eanNumber: { clear: 'EAN-code|EAN nummer|Streepjescode' },
    customsTarifNumber: {
      clear: 'Goederencode|Douanecode|Statistieknummer|Douanetarief|Intrastatcode|GN-code',
    },
    countryOfOriginAbbreviation: { clear: 'Land van herkomst|Land van oorsprong|Oorsprong|Herkomst' },
    currency: { clear: 'Valuta|Munt' },
    none: {
      clear:
        'Categorie|Groep|Productgroep|Artikelgroep|Korting|BTW|BTW-code|Datum|Pagina|Leverancier|Marge|Subgroep|Hoofdgroep|Subcategorie|Actief|Vrije voorraad',
    },
    manufacturerName: { clear: 'Merknaam|Uitgever|Producent' },
  },
  scandinavian: {
    orderNumber: {
      clear:
        'E-nummer|E-nr|El-nummer|EL-nr|Best.nr|Bestillingsnr|Beställningsnummer|Beställningsnr|Katalognummer|Produktkod|Varekode|Bestillingsnummer|Varunummer|Varenummer|Produktnummer|Art.nr',
    },
    manufacturerNumber: {
      clear:
        'Lev. varenr|Lev.varenr|Leverandør varenr|Leverantörens artikelnr|Producentens varenr|Leverandørens varenr|Lev. artikelnr|Tillverkarens artikelnummer',
    },
    unit: { clear: 'Försäljningsenhet|Salgsenhet|Enh.|Mængdeenhed|Enhed|Enhet|Salgsenhed' },
    priceUnitSize: { clear: 'Prisenhet|Prisenhed|Pris per|Pris pr.|Prisfaktor' },
    packagingUnitSize: {
      clear:
        'Pakning|Pakningsstørrelse|Kolli|Emballage|Förp.|Forp.|Antal/förp|Antal i pakke|Antall i pakning|Antal pr. kolli|Antal/kolli|Kolliantal|Antal per kartong|Förpackning|Förpackningsstorlek|Antal per förpackning|Pakkestørrelse|Forpakning|Antal pr. pakke|Stk. pr. pakke',
    },
    minimumOrderQuantityUnitSize: {
      clear: 'Minsta orderkvantitet|Minsteantall|Min. antal|Min. bestilling|Minsta beställning',
    },
    weight: { clear: 'Nettovikt|Nettovekt|Nettovægt|Vægt|Vekt|Vikt' },
    deliveryTime: { clear: 'Leveringstid|Leveranstid|Ledetid' },
    purchasePrice: {
      clear:
        'Ert pris|Deres pris|Inpris|Ert nettopris|Återförsäljarpris|Forhandlerpris|Grossistpris|Engrospris|Kundpris|Kundepris|Självkostnad|Netto inköpspris|Er pris|Indkøbspris|Innkjøpspris|Inköpspris|Nettopris|Din pris',
      vague: 'Netto|Innpris|Kostpris',
    },
    listPrice: {
      clear:
        'Riktpris|Rek. pris|Rekommenderat pris|Grundpris|Katalogpris|Bruttopris exkl. moms|Vejl. pris|Vejl. udsalgspris|Veil. pris|Veil. utsalgspris|Ordinarie pris|Ordinær pris|Normalpris|Butikspris|Listepris ekskl. moms|Listepris|Bruttopris|Vejledende pris|Veiledende pris|Listpris|Cirkapris',
      vague:
        'Försäljningspris|Utsalgspris|Udsalgspris|Pris inkl. moms|Pris inkl. mva|Brutto|Salgspris|Utpris',
    },
    discountGroup: {
      clear:
        'Rabattgruppe|Rabatgr.|Rabattgr.|Rab.gr.|Rabattkod|Rabatkode|Prisgruppe|Prisgrupp|Rabatgruppe|Rabattgrupp|Rabattgruppe kode',
    },
    eanNumber: { clear: 'EAN-kod|EAN-kode|Stregkode|Strekkode|Streckkod' },
    customsTarifNumber: {
      clear: 'Toldtarifnummer|Toldtarif|Tolltariffnummer|Tulltaxenummer|Statistiskt nummer',
    },
    countryOfOriginAbbreviation: { clear: 'Oprindelsesland|Opprinnelsesland|Ursprungsland' },
    currency: { clear: 'Valuta' },
    manufacturerName: {
      clear:
        'Varemerke|Forlag|Förlag|Mærke|Producent|Varemærke|Fabrikant|Produsent|Merke|Tillverkare|Varumärke|Fabrikat',
    },
    description: {
      clear:
        'Artikelnamn|Varebeskrivelse|Produkttekst|Artikelbeskrivning|Varubenämning|Produktbeskrivelse|Produktbeskrivning|Beskrivelse|Betegnelse|Varebetegnelse|Varenavn|Varetekst|Produktnavn|Benämning|Artikelbenämning|Beskrivning|Produktnamn',
      vague: 'Namn|Navn|Vare|Vara|Produkt|Tekst|Tjänst|Ydelse',
    },
    attribute: {
      clear:
        'Farge|Størrelse|Mått|Mål|Dimension|Dimensjon|Spänning|Spenning|Spænding|Effekt|Modell|Variant|Utförande|Udførelse|Färg|Storlek|Farve',
    },
    price: {
      clear: '',
      vague:
        'Pris/st|Pris pr. stk|Pris per styck|Stk. pris|Pris|Pris ekskl. moms|Pris eks. mva|Pris exkl. moms|Stykpris|Enhedspris|Enhetspris|A-pris',
    },
    image: { clear: 'Bild|Produktbild|Produktbillede|Billede|Bilde' },
    width: { clear: 'Bredde|Bredd' },
    height: { clear: 'Højde|Høyde|Höjd' },
    depth: { clear: 'Djup|Dybde', vague: 'Lengde|Længde|Längd' },
    none: {
      clear:
        'Lagerbeholdning|Varugrupp|Produktgruppe|Kategori|Rabatt|Rabat|Beholdning|Underkategori|Lagerstatus|Lagersaldo|Moms|Mva|Varegruppe|Produktgrupp',
    },
  },
  fi: {
    manufacturerName: { clear: 'Brändi|Kustantaja|Valmistaja|Merkki|Tuotemerkki', vague: 'Toimittaja' },
    priceUnitSize: { clear: 'Hintayksikkö|Hinta per' },
    packagingUnitSize: { clear: 'Pakkaus|Pakkausyksikkö|Pakkauskoko' },
    weight: { clear: 'Nettopaino|Bruttopaino|Paino' },
    deliveryTime: { clear: 'Toimitusaika' },
    purchasePrice: {
      clear:
        'Hankintahinta|Oma hinta|Asiakashinta|Tukkuhinta|Jälleenmyyjähinta|Nettohinta alv 0|Ostohinta|Nettohinta',
      vague: 'Netto',
    },
    listPrice: {
      clear:
        'Ovh|Suositushinta|Listahinta alv 0|OVH-hinta|Perushinta|Suositushinta alv 0|Ohjevähittäishinta|Listahinta|Ohjehinta|Bruttohinta',
      vague: 'Myyntihinta|Verollinen hinta',
    },
    discountGroup: { clear: 'Alennusryhmä' },
    eanNumber: { clear: 'EAN-koodi|Viivakoodi' },
    customsTarifNumber: { clear: 'CN-koodi|Tullinimike' },
    countryOfOriginAbbreviation: { clear: 'Alkuperämaa' },
    currency: { clear: 'Valuutta' },
    orderNumber: {
      clear: 'Sähkönumero|Snro|Tuotenro|Nimikenumero|Nimikekoodi|Tuotenumero|Tuotekoodi|Tilausnumero',
      vague: 'Tuote nro',
    },
    description: {
      clear: 'Nimitys|Tuoteseloste|Nimike|Tuotenimi|Kuvaus|Tuotekuvaus|Tuotteen nimi',
      vague: 'Nimi|Selite|Palvelu|Tuote',
    },
    attribute: { clear: 'Mitat|Malli|Teho|Jännite|Halkaisija|Väri|Koko' },
    price: { clear: '', vague: 'Hinta alv 0|À-hinta|A-hinta|Kappalehinta|Veroton hinta|Hinta|Yksikköhinta' },
    unit: { clear: 'Yks.|Myyntiyksikkö|Määräyksikkö|Yksikkö' },
    image: { clear: 'Tuotekuva|Kuva' },
    width: { clear: 'Leveys' },
    height: { clear: 'Korkeus' },
    depth: { clear: 'Syvyys', vague: 'Pituus' },
    none: {
      clear:
        'Litrahinta|Kilohinta|Vertailuhinta|Varastosaldo|Tuoteryhmä|Alennus|ALV|Kategoria|Varasto|Saldo|Ryhmä',
    },
  },
  hu: {
    priceUnitSize: { clear: 'Áregység|Ár egység' },
    packagingUnitSize: { clear: 'Csomag|Csomagolás|Kiszerelés|Csomagolási egység' },
    weight: { clear: 'Nettó súly|Bruttó súly|Súly|Tömeg' },
    deliveryTime: { clear: 'Szállítási idő|Szállítási határidő' },
    purchasePrice: {
      clear:
        'Nagykereskedelmi ár|Nettó beszerzési ár|Kedvezményes ár|Viszonteladói ár|Partner ár|Partnerár|Nettó nagyker ár|Bekerülési ár|Nettó ár|Beszerzési ár',
      vague: 'Nagyker|Beszerzési|Nagyker ár',
    },
    listPrice: {
      clear:
        'Bruttó listaár|Ajánlott ár|Kisker ár|Nettó listaár|Fogyasztói ár|Katalógusár|Ajánlott fogyasztói ár|Nettó kisker ár|Bruttó kisker ár|Alapár|Listaár',
      vague: 'Eladási ár|Nettó eladási ár|Bruttó eladási ár|Bruttó ár|Kiskereskedelmi ár',
    },
    discountGroup: { clear: 'Árcsoport|Kedvezménycsoport' },
    eanNumber: { clear: 'EAN-kód|Vonalkód' },
    customsTarifNumber: { clear: 'Vámtarifaszám' },
    countryOfOriginAbbreviation: { clear: 'Származási hely|Származási ország', vague: 'Ország' },
    currency: { clear: 'Pénznem|Devizanem' },
    orderNumber: {
      clear:
        'Cikksz.|Rendelési kód|Katalógusszám|Termékszám|Rend. szám|Cikk kód|Cikkszám|Termékkód|Rendelési szám',
      vague: 'Kód',
    },
    manufacturerName: { clear: 'Gyártó neve|Kiadó|Gyártó/Márka|Gyártó|Márka' },
    description: {
      clear:
        'Cikknév|Termék neve|Cikk megnevezése|Termékleírás|Megnevezés|Terméknév|Termék megnevezése|Leírás',
      vague: 'Név|Cikk|Szolgáltatás|Termék',
    },
    attribute: { clear: 'Átmérő|Vastagság|Teljesítmény|Feszültség|Modell|Változat|Szín|Méret' },
    price: { clear: '', vague: 'Nettó egységár|Egys. ár|Bruttó egységár|Ár Ft|Ár|Egységár' },
    unit: { clear: 'Me.|Menny. egység|Mennyiségi egység|Egység|Mértékegység|Menny. egys.' },
    image: { clear: 'Kép URL|Termékkép|Kép' },
    width: { clear: 'Szélesség' },
    height: { clear: 'Magasság' },
    depth: { clear: 'Mélység', vague: 'Hosszúság|Hossz' },
    none: {
      clear:
        'Kategória|Csoport|Cikkcsoport|Termékcsoport|Áfakulcs|Árrés|Raktárkészlet|Készlet|ÁFA|Kedvezmény',
    },
    manufacturerNumber: { clear: 'Gyártói cikkszám' },
    minimumOrderQuantityUnitSize: { clear: 'Minimirendelés' },
  },
  tr: {
    orderNumber: {
      clear:
        'Katalog no|Katalog numarası|Ürün kodu|Stok kodu|Malzeme kodu|Sipariş kodu|Sipariş no|Katalog kodu|Artikel no|Parça no|Parça kodu|Referans no|Malzeme no|Stok no|Ref. no|Model kodu',
      vague: 'Ürün no|Kod|Kodu|Referans',
    },
    manufacturerNumber: { clear: 'Üretici ürün kodu' },
    description: {
      clear:
        'Ürün tanımı|Ürün adı|Açıklama|Malzeme adı|Stok adı|Ürün açıklaması|Malzeme tanımı|Ürün ismi|Stok ismi|Cinsi|Malın cinsi|Malzeme açıklaması|Ürün cinsi|Malzemenin adı|Tanım',
      vague: 'Ürün|Malzeme|Hizmet|Ad|Adı|İsim',
    },
    attribute: {
      clear: 'Seri|Ebat|Renk|Ölçü|Ölçüler|Beden|Çap|Kalınlık|Güç|Gerilim|Hacim|Özellik|Özellikler|Model',
    },
    image: { clear: 'Resim|Görsel|Fotoğraf|Resim URL|Ürün görseli' },
    deliveryTime: { clear: 'Teslim süresi|Teslimat süresi|Teslim tarihi|Termin', vague: 'Temin' },
    packagingUnitSize: {
      clear:
        'Ambalaj|Koli adedi|Paket adedi|Paket içi adet|Koli içi|Kutu adedi|Ambalaj adedi|Kutu içi|Paketteki adet|Koli içi adet|Paket|Koli|Paketleme|Ambalaj miktarı|Paket miktarı|Paket içeriği',
    },
    priceUnitSize: { clear: 'Fiyat birimi miktarı' },
    orderQuantityUnitSize: { clear: 'Sipariş katı|Sipariş miktarı' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Minimum sipariş|Minimum sipariş miktarı|Min. sipariş|Minimum adet|Min. sipariş adedi|Asgari sipariş',
    },
    width: { clear: 'Genişlik|En' },
    height: { clear: 'Yükseklik' },
    depth: { clear: 'Derinlik', vague: 'Uzunluk|Boy' },
    weight: { clear: 'Ağırlık|Net ağırlık|Brüt ağırlık|Birim ağırlık' },
    purchasePrice: {
      clear:
        'Alış fiyatı|Net fiyat|Maliyet|Bayi fiyatı|Toptan fiyat|İskontolu fiyat|Net birim fiyat|Bayi fiyat|Toptan fiyatı|Toptan|Alış fiyat|Özel fiyat|Maliyet fiyatı|Bayi alış fiyatı|Net birim fiyatı',
      vague: 'Alış|Net',
    },
    listPrice: {
      clear:
        'Perakende fiyat|Brüt fiyat|Tavsiye edilen fiyat|Liste fiyatı|Liste fiyat|Katalog fiyatı|Perakende fiyatı|Tavsiye edilen satış fiyatı|PSF|Etiket fiyatı|Liste fiyatı TL',
      vague: 'Satış fiyatı|KDV dahil fiyat|Perakende|Satış|Satış fiyat',
    },
    price: {
      clear: '',
      vague:
        'Fiyat TL|Fiyat|Fiyatı|Birim fiyat|Birim fiyatı|Birim fiyat TL|Fiyat USD|Fiyat euro|KDV hariç fiyat',
    },
    discountGroup: { clear: 'İskonto grubu|İndirim grubu|İskonto kodu' },
    eanNumber: { clear: 'EAN kodu|Barkod|Barkod no' },
    customsTarifNumber: { clear: 'GTİP|GTİP no|GTİP kodu|Gümrük tarife no' },
    countryOfOriginAbbreviation: { clear: 'Menşei|Menşe ülke|Menşe|Üretim yeri', vague: 'Ülke' },
    currency: { clear: 'Para birimi|Döviz|Döviz cinsi|Kur' },
    none: {
      clear:
        'Stok miktarı|Kategori|Grup|Ürün grubu|İskonto|İndirim|KDV|KDV oranı|Tarih|Sayfa|Tedarikçi|Alt kategori|Alt grup|Stok|Mevcut|Miktar|Durum|Tutar',
    },
    manufacturerName: { clear: 'Üretici firma|Marka adı|Yayınevi', vague: 'Firma' },
    unit: { clear: 'Birim|Ölçü birimi|Birimi' },
  },
  el: {
    packagingUnitSize: { clear: 'Τεμάχια ανά συσκευασία|Συσκευασία' },
    weight: { clear: 'Βάρος' },
    listPrice: {
      clear:
        'Τιμή καταλόγου|Λιανική τιμή|Τιμή τιμοκαταλόγου|Τιμή λιανικής|Προτεινόμενη τιμή|Αρχική τιμή|Λιανική',
    },
    eanNumber: { clear: 'Barcode' },
    currency: { clear: 'Νόμισμα' },
    orderNumber: { clear: 'Κωδικός είδους|Κωδ. είδους|Κωδικός|Κωδικός προϊόντος', vague: 'Κωδ.' },
    manufacturerName: { clear: 'Εκδότης|Κατασκευαστής|Μάρκα', vague: 'Εταιρεία' },
    description: {
      clear: 'Περιγραφή είδους|Όνομα προϊόντος|Τίτλος|Περιγραφή|Είδος|Ονομασία',
      vague: 'Προϊόν|Όνομα',
    },
    purchasePrice: {
      clear: 'Χονδρική τιμή|Τιμή χονδρικής|Καθαρή τιμή|Τιμή αγοράς|Κόστος',
      vague: 'Χονδρική',
    },
    price: { clear: '', vague: 'Τιμή χωρίς ΦΠΑ|Τιμή|Τιμή μονάδας' },
    unit: { clear: 'Μονάδα μέτρησης|Μονάδα|Μ.Μ.' },
    none: { clear: 'Απόθεμα|Κατηγορία|ΦΠΑ|Έκπτωση|Ποσότητα' },
  },
  zh: {
    packagingUnitSize: { clear: '包装数量|包裝數量|每包数量' },
    minimumOrderQuantityUnitSize: { clear: '最小起订量|起订量|最小订购量' },
    weight: { clear: '重量|净重|毛重' },
    listPrice: { clear: '标价|定价|目录价|零售价|市场价|面价|指导价|建议零售价|原价|公开价' },
    eanNumber: { clear: '条码|条形码|條碼' },
    customsTarifNumber: { clear: '海关编码|税号' },
    countryOfOriginAbbreviation: { clear: '原产地|产地|原產地' },
    currency: { clear: '币种|货币|幣別' },
    deliveryTime: { clear: '货期|交货期|交期' },
    orderNumber: {
      clear: '产品编号|货号|商品编码|物料编码|订货号|商品编号|料号|品号|产品编码',
      vague: '编号|编码',
    },
    manufacturerName: { clear: '品牌|厂家|生产厂家|制造商|厂商|生产商|出版社' },
    description: {
      clear: '产品名称|商品名称|品名|描述|品名规格|产品描述|货品名称|物料名称',
      vague: '名称|产品|商品',
    },
    purchasePrice: {
      clear: '进价|采购价|成本价|批发价|代理价|优惠价|折后价|供货价|净价|协议价|采购单价',
      vague: '成本',
    },
    price: { clear: '', vague: '价格|单价|售价|销售价|含税单价|未税单价|不含税单价|报价|含税价' },
    unit: { clear: '单位|计量单位' },
    image: { clear: '图片|主图' },
    none: { clear: '库存|分类|类别|数量|金额|总价|税率|折扣|序号' },
  },
  ja: {
    orderNumber: {
      clear: '商品コード|商品番号|注文コード|注文番号|発注コード|品番|製品番号|製品コード|部品番号',
      vague: 'コード',
    },
    manufacturerNumber: { clear: '型番|型式|形式|メーカー型番|メーカー品番' },
    manufacturerName: { clear: 'メーカー|メーカー名|メーカ|メーカ名|製造元|ブランド' },
    description: { clear: '品名|商品名|製品名|名称|商品説明|商品名称|説明|仕様', vague: '規格|内容' },
    listPrice: { clear: '定価|標準価格|希望小売価格|メーカー希望小売価格|参考価格|標準小売価格' },
    purchasePrice: { clear: '仕入価格|仕入単価|仕切価格|仕切単価|卸価格|卸単価|原価|下代' },
    price: { clear: '', vague: '価格|単価|販売価格|売価|税抜価格|税込価格|販売単価' },
    unit: { clear: '単位|販売単位' },
    packagingUnitSize: { clear: '入数|入り数|梱包数|パック数' },
    minimumOrderQuantityUnitSize: { clear: '最小発注数|最低注文数|最小注文数量' },
    eanNumber: { clear: 'JANコード|JAN|バーコード' },
    deliveryTime: { clear: '納期|標準納期' },
    weight: { clear: '重量|質量' },
    countryOfOriginAbbreviation: { clear: '原産国|原産地' },
    image: { clear: '画像|写真|商品画像' },
    none: { clear: '在庫|在庫数|カテゴリ|カテゴリー|分類|数量|金額|税率|備考|番号' },
  },
}

export const priceListWordsAbroad = Object.fromEntries(
  Object.entries(words).map(([language, byMeaning]) => [
    language,
    Object.entries(byMeaning).map(([meaning, row]) => ({ meaning: meaning as PriceListMeaning, ...row })),
  ]),
) as Record<Exclude<HeaderLanguage, 'home'>, HeaderWordRow<PriceListMeaning>[]>
