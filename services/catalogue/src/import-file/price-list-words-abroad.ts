import type { HeaderLanguage, HeaderWordRow } from '@schrankwerk/domain/bom'
import type { PriceListMeaning } from './price-list-words.ts'

type Words = Partial<Record<PriceListMeaning, { clear: string; vague?: string }>>

/** The same in other languages: the terms of manufacturers' and wholesalers' price lists there, of customs and of shop systems set to them. */
const words: Record<Exclude<HeaderLanguage, 'home'>, Words> = {
  fr: {
    orderNumber: {
      clear: 'Référence catalogue|Id produit|Id article|REFCIALE|Réf. commerciale|Référence commerciale',
    },
    manufacturerName: {
      clear: 'Laboratoire',
      vague: 'Nom du fournisseur|Nom du fournisseur principal|Fournisseur principal',
    },
    description: {
      clear: 'Libellé produit|Nom|Nom du produit|Titre',
    },
    attribute: { clear: 'Gamme|Série|Modèle' },
    image: { clear: 'Photo produit|Image produit|Visuel|URL image' },
    manufacturerLink: { clear: 'Fiche produit|URL produit' },
    deliveryTime: { clear: 'Délai|Délai de livraison|Délai livraison|Délai (jours)', vague: 'Disponibilité' },
    unit: { clear: 'Unité de vente|UdM|Unité de facturation|UV' },
    packagingUnitSize: {
      clear:
        'Conditionnement|Cond.|Condt|Cdt|Colisage|Unité de conditionnement|Qté par carton|Quantité par colis|Lot',
    },
    priceUnitSize: {
      clear:
        'Unité de prix|Base de prix|Base prix|Base tarif|Prix par|Prix pour|U. prix|Unité tarif|Quantité prix',
    },
    orderQuantityUnitSize: { clear: 'Multiple de commande|Multiple de vente|Quantité de commande' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Quantité minimale|Minimum de commande|Qté mini|Qté minimum|Quantité minimum|Quantité minimale de commande',
    },
    width: { clear: 'Largeur' },
    height: { clear: 'Hauteur' },
    depth: { clear: 'Profondeur', vague: 'Longueur' },
    weight: { clear: 'Poids|Poids net|Poids brut|Poids unitaire' },
    purchasePrice: {
      clear:
        'Prix net|Prix net HT|Prix d’achat|Prix d’achat HT|PA|PA HT|Prix remisé|Prix revendeur|Votre prix|Prix achat|Prix distributeur',
    },
    listPrice: {
      clear: 'Prix public HT|Tarif HT|PP HT|Prix de base|Prix brut|Prix liste|Prix de liste|Prix catalogue',
      vague:
        'PV|PV conseillé|Prix conseillé|Prix de vente|Prix de vente HT|Tarif|PV HT|Prix TTC|Prix public TTC',
    },
    price: { clear: '', vague: 'PU' },
    discountGroup: {
      clear:
        'Groupe de remise|Code remise|Famille de remise|Classe de remise|Groupe remise|Famille remise|Famille tarifaire',
    },
    eanNumber: { clear: 'Code EAN|Code-barres|Code barre|Gencod|Gencode' },
    customsTarifNumber: {
      clear: 'Code douanier|Nomenclature douanière|Code douane|Numéro tarifaire|Nomenclature|Code SH',
    },
    countryOfOriginAbbreviation: { clear: 'Pays d’origine|Pays origine|Origine', vague: 'Pays' },
    currency: { clear: 'Devise|Monnaie' },
    none: {
      clear:
        'Famille|Sous-famille|Catégorie|Remise|TVA|Taux TVA|Date|Page|Éco-participation|Eco-taxe|Marge|Rayon',
    },
  },
  it: {
    orderNumber: {
      clear: 'Codice catalogo|Id Prodotto|Id Prod|Id Articolo|Cod. prodotto|Codice prodotto',
      vague: 'Rif.|Art.',
    },
    manufacturerNumber: {
      clear:
        'Codice produttore|Cod. produttore|Codice venditore|Cod. ven.|Codice costruttore|Codice fabbricante',
    },
    manufacturerName: { clear: 'Laboratorio' },
    description: {
      clear: 'Descrizione estesa|Nome|Nome prodotto|Titolo',
      vague: 'Prodotto',
    },
    attribute: { clear: 'Serie|Gamma|Misure|Modello|Taglia|Collezione' },
    image: { clear: 'Immagine|Foto prodotto|URL immagine' },
    manufacturerLink: { clear: 'Scheda prodotto' },
    deliveryTime: {
      clear: 'Tempo di consegna|Tempi di consegna|Consegna|Giorni consegna',
      vague: 'Disponibilità',
    },
    unit: { clear: 'UM|Un. mis.' },
    packagingUnitSize: {
      clear:
        'Confezione|Conf.|Imballo|Pezzi per confezione|Pz per conf.|Quantità confezione|Pz/conf|Qta confezione',
    },
    priceUnitSize: {
      clear: 'Unità prezzo|Base prezzo|Moltiplicatore prezzo|Prezzo per|Prezzo x|Q.tà prezzo|Base listino',
    },
    orderQuantityUnitSize: { clear: 'Multiplo|Multiplo ordine|Multiplo di vendita' },
    minimumOrderQuantityUnitSize: {
      clear: 'Quantità minima|Ordine minimo|Minimo ordine|Q.tà minima|Quantità minima ordine|Lotto minimo',
    },
    width: { clear: 'Larghezza' },
    height: { clear: 'Altezza' },
    depth: { clear: 'Profondità', vague: 'Lunghezza' },
    weight: { clear: 'Peso|Peso netto|Peso lordo|Peso unitario' },
    purchasePrice: {
      clear:
        'Prezzo netto|Prezzo d’acquisto|Prezzo acquisto|Costo|Prezzo di acquisto|Costo unitario|Prezzo rivenditore|Prezzo scontato',
    },
    listPrice: {
      clear: 'Prezzo al pubblico|Listino prezzi',
      vague: 'Prezzo di vendita|Prezzo vendita|Prezzo pubblico|Prezzo ivato',
    },
    price: { clear: '', vague: 'Prezzo|Prezzo euro' },
    discountGroup: {
      clear:
        'Classe sconto|Categoria sconto|Gruppo sconto|Codice sconto|Famiglia sconto|Cat. sconto|Cl. sconto|Gr. sconto',
      vague: 'Cat.|Categoria',
    },
    eanNumber: { clear: 'Codice EAN|Codice a barre|Codice barre|Barcode EAN' },
    customsTarifNumber: {
      clear: 'Codice doganale|Nomenclatura combinata|Tariffa doganale|Voce doganale|Codice TARIC',
    },
    countryOfOriginAbbreviation: {
      clear: 'Paese d’origine|Paese di origine|Origine|Provenienza|Paese origine',
      vague: 'Paese',
    },
    currency: { clear: 'Valuta|Divisa' },
    none: {
      clear:
        'Giacenza|Esistenza|Categoria|Famiglia|Sottofamiglia|Gruppo|Sconto|IVA|Aliquota IVA|Data|Pagina|Reparto|Magazzino',
    },
  },
  es: {
    orderNumber: {
      clear:
        'Código|Cód. artículo|Cód.|Código interno|Id producto|Id artículo|Código de producto|Código producto',
      vague: 'Artículo',
    },
    manufacturerName: { clear: 'Laboratorio' },
    description: {
      clear:
        'Descripción artículo|Descripción producto|Descripción larga|Nombre|Nombre producto|Título|Detalle',
      vague: 'Artículo|Ítem',
    },
    attribute: { clear: 'Serie|Gama|Talla|Modelo|Presentación|Colección' },
    image: { clear: 'Imagen|Foto producto|URL imagen' },
    manufacturerLink: { clear: 'Ficha técnica|Enlace producto' },
    deliveryTime: {
      clear: 'Plazo de entrega|Plazo entrega|Tiempo de entrega|Días de entrega',
      vague: 'Disponibilidad',
    },
    unit: { clear: 'Unidad de venta|UM|Unidad medida|Ud.|Und.' },
    packagingUnitSize: {
      clear:
        'Embalaje|Empaque|Unidad de embalaje|Unidades por caja|Uds. caja|Unidades caja|Cantidad por caja|Caja|Bulto|Unid. x caja|Unidades por bulto|Envase|Pack',
    },
    priceUnitSize: { clear: 'Unidad de precio|Base de precio|Precio por' },
    orderQuantityUnitSize: { clear: 'Múltiplo|Múltiplo de pedido|Múltiplo de venta' },
    minimumOrderQuantityUnitSize: {
      clear: 'Cantidad mínima|Pedido mínimo|Mínimo de pedido|Cantidad mínima de pedido|Compra mínima|Mínimo',
    },
    width: { clear: 'Ancho|Anchura' },
    height: { clear: 'Alto|Altura' },
    depth: { clear: 'Fondo|Profundidad', vague: 'Largo|Longitud' },
    weight: { clear: 'Peso|Peso neto|Peso bruto|Peso unitario' },
    purchasePrice: {
      clear:
        'Precio neto|Precio de compra|Precio compra|Precio costo|Precio de costo|Costo|Coste|Precio distribuidor|Precio mayorista|Mayorista|Mayoreo|Precio mayoreo|Costo unitario',
    },
    listPrice: {
      clear: 'Precio lista|PVP|Precio catálogo|Precio público|Precio de tarifa|PVPR',
      vague: 'Precio de venta|Precio venta|Precio al público|Minorista|Precio final|Precio con IVA',
    },
    price: { clear: '', vague: 'Precio|Precio sin IVA|Valor|Precio actual|Precios' },
    discountGroup: {
      clear: 'Grupo de descuento|Código de descuento|Familia de descuento|Clase de descuento',
    },
    eanNumber: { clear: 'Código EAN|Código de barras|Cód. barras|Código barra|Cód. barra|Código de barra' },
    customsTarifNumber: {
      clear: 'Código arancelario|Partida arancelaria|Arancel|Código TARIC|Posición arancelaria',
    },
    countryOfOriginAbbreviation: { clear: 'País de origen|País origen|Origen|Procedencia', vague: 'País' },
    currency: { clear: 'Moneda|Divisa' },
    none: {
      clear:
        'Existencias|Existencia|Inventario|Familia|Subfamilia|Categoría|Rubro|Subrubro|Grupo|Descuento|Dto|Dcto|Dscto|IVA|Fecha|Página|Oferta|Línea|Almacén|Bodega|Departamento|Margen|Sección|Promoción',
    },
  },
  pt: {
    orderNumber: {
      clear: 'Código produto|Cód.|Código',
      vague: 'Ref|Artigo|Item',
    },
    manufacturerName: { clear: 'Laboratório' },
    description: {
      clear: 'Descrição produto|Nome|Nome do produto|Título|Mercadoria',
      vague: 'Item|Artigo',
    },
    attribute: { clear: 'Série|Gama|Modelo|Linha|Coleção' },
    image: { clear: 'Imagem|Foto do produto|URL imagem' },
    manufacturerLink: { clear: 'Ficha técnica|Link do produto' },
    deliveryTime: {
      clear: 'Prazo de entrega|Prazo|Tempo de entrega|Prazo de entrega (dias)',
      vague: 'Disponibilidade',
    },
    unit: { clear: 'UN|UM|Unidade de venda|UMB' },
    packagingUnitSize: {
      clear:
        'Embalagem|Emb.|Unidade de embalagem|Qtd. por caixa|Quantidade por caixa|Caixa|Qtd embalagem|Quantidade por embalagem',
    },
    priceUnitSize: { clear: 'Unidade de preço|Base de preço|Preço por' },
    orderQuantityUnitSize: { clear: 'Múltiplo|Múltiplo de venda|Múltiplo de encomenda' },
    minimumOrderQuantityUnitSize: {
      clear: 'Quantidade mínima|Pedido mínimo|Encomenda mínima|Qtd mínima|Qtd. mín.',
    },
    width: { clear: 'Largura' },
    height: { clear: 'Altura' },
    depth: { clear: 'Profundidade', vague: 'Comprimento' },
    weight: { clear: 'Peso|Peso líquido|Peso bruto|Peso unitário' },
    purchasePrice: {
      clear:
        'Preço líquido|Preço de compra|Preço de custo|Preço custo|Custo|Preço revenda|Preço revendedor|Custo unitário',
    },
    listPrice: {
      clear: 'Preço tabela|PVP|Preço bruto|Tabela',
      vague: 'Preço de venda|Preço venda|Preço final|Preço consumidor|Preço ao público',
    },
    price: { clear: '', vague: 'Preço|Valor|Preço R$' },
    discountGroup: {
      clear: 'Grupo de desconto|Classe de desconto|Código de desconto|Grupo desconto|Família desconto',
    },
    eanNumber: { clear: 'Código EAN|Código de barras|Cód. barras' },
    customsTarifNumber: {
      clear: 'NCM|Código NCM|Código pautal|Pauta aduaneira|Classificação fiscal|Código aduaneiro',
    },
    countryOfOriginAbbreviation: { clear: 'País de origem|Origem|Procedência', vague: 'País' },
    currency: { clear: 'Moeda|Divisa' },
    none: {
      clear:
        'Estoque|Stock|Existências|Família|Subfamília|Categoria|Grupo|Desconto|IVA|ICMS|IPI|CEST|Situação|Data|Página|Departamento|Setor|Fornecedor',
    },
  },
  pl: {
    orderNumber: {
      clear: 'Nr katalogowy|Nr kat.|Symbol|Symbol towaru|Indeks towaru|Indeks',
      vague: 'Numer|Referencja',
    },
    manufacturerNumber: { clear: 'Oznaczenie typu', vague: 'Oznaczenie' },
    description: {
      clear: 'Pełny opis produktu|Pełna nazwa',
    },
    attribute: { clear: 'Seria|Model|Wersja|Kolekcja' },
    image: { clear: 'Zdjęcie|Obraz|Obrazek|Grafika|Zdjęcia|URL zdjęcia' },
    manufacturerLink: { clear: 'Strona produktu|Adres strony' },
    deliveryTime: {
      clear: 'Czas dostawy|Termin dostawy|Czas realizacji|Czas dostawy (dni)|Termin realizacji',
      vague: 'Dostępność',
    },
    unit: { clear: 'J.m.' },
    packagingUnitSize: {
      clear:
        'Opakowanie|Op. zbiorcze|Ilość w kartonie|Szt. w kartonie|Ilość w opakowaniu|Opak.|Szt. w opakowaniu|Opakowanie zbiorcze|Wielkość opakowania|Ilość w op.|Sztuk w opakowaniu|Jednostka opakowania|Szt/opak',
    },
    priceUnitSize: { clear: 'Jednostka ceny|Jednostka cenowa|Cena za ilość|Cena za' },
    orderQuantityUnitSize: { clear: 'Wielokrotność|Wielokrotność zamówienia|Krotność|Ilość zamawiana' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Minimalna ilość|Minimalne zamówienie|Min. ilość|Minimum logistyczne|Minimalna ilość zamówienia|Min. zamówienie|Minimum zamówienia',
    },
    width: { clear: 'Szerokość' },
    height: { clear: 'Wysokość' },
    depth: { clear: 'Głębokość', vague: 'Długość' },
    weight: { clear: 'Waga|Masa|Waga netto|Waga brutto|Masa netto|Ciężar' },
    purchasePrice: {
      clear:
        'Cena zakupu|Cena zakupu netto|Cena netto po rabacie|Cena po rabacie|Twoja cena|Cena hurtowa|Cena hurtowa netto|Cena dla klienta',
      vague: 'Hurt|Cena hurt',
    },
    listPrice: {
      clear:
        'Cena katalogowa netto|Cena katal.|Cena katal. netto|Cena kat.|Cena kat. netto|Cena sprzedaży netto|Cena sugerowana|Cena bazowa',
      vague: 'Cena sprzedaży|Cena brutto|Cena detaliczna brutto|Cennik',
    },
    price: {
      clear: '',
      vague: 'Cena PLN|Cena netto PLN|Cena zł|Cena EUR|Ceny',
    },
    discountGroup: {
      clear: 'Grupa rabatowa|Grupa rabat.|Gr. rabatowa|Grupa rab.|Kod rabatu|Grupa cenowa|Nr grupy rabatowej',
    },
    eanNumber: { clear: 'Kod EAN|Kod GTIN|Kod kreskowy|EAN kod|Nr EAN' },
    customsTarifNumber: { clear: 'Kod CN|Kod celny|Taryfa celna|Nr taryfy celnej|PCN|Kod PCN' },
    countryOfOriginAbbreviation: { clear: 'Kraj pochodzenia|Pochodzenie|Kraj produkcji', vague: 'Kraj' },
    currency: { clear: 'Waluta' },
    none: {
      clear:
        'Stan magazynowy|Ilość w magazynie|Magazyn|Kategoria|Grupa|Podgrupa|Nr podgrupy|Opis podgrupy|Grupa towarowa|Asortyment|Rodzina|Rabat|VAT|Stawka VAT|Status sprzedaży|Data|Strona|Marża|Promocja',
    },
  },
  nl: {
    orderNumber: {
      clear: '',
      vague: 'Artikel',
    },
    description: {
      clear: 'Naam|Artikelnaam',
      vague: 'Artikel',
    },
    attribute: { clear: 'Serie|Reeks|Uitvoering|Model' },
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
    purchasePrice: { clear: 'Inkoopprijs|Nettoprijs|Uw prijs|Dealerprijs|Inkoop|Klantprijs' },
    listPrice: {
      clear: 'Brutoprijs|Consumentenadviesprijs',
      vague: 'Verkoopprijs|Verkoop|Prijs incl. btw|Bruto|Eindgebruiker|Consumentenprijs',
    },
    price: { clear: '', vague: 'Prijs|Prijs excl. btw' },
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
      clear: 'Categorie|Groep|Productgroep|Artikelgroep|Korting|BTW|BTW-code|Datum|Pagina|Leverancier|Marge',
    },
  },
  cs: {
    orderNumber: {
      clear: 'Kód produktu|Kat. č.',
    },
    description: {
      clear: 'Název produktu|Popis produktu|Označení zboží|Označení',
      vague: 'Výrobek',
    },
    attribute: { clear: 'Řada|Provedení|Varianta' },
    image: { clear: 'Obrázek|Fotka|Fotografie|URL obrázku' },
    manufacturerLink: { clear: 'Adresa stránky' },
    deliveryTime: { clear: 'Dodací lhůta|Termín dodání|Doba dodání|Dodací doba', vague: 'Dostupnost' },
    unit: { clear: 'MJ|Jednotka množství' },
    packagingUnitSize: {
      clear: 'Balení|Velikost balení|Ks v balení|Množství v balení|Počet v balení|Ks/balení|Balící množství',
    },
    priceUnitSize: { clear: 'Cenová jednotka|Cena za množství|Cena za' },
    orderQuantityUnitSize: { clear: 'Objednací množství|Násobek|Násobek objednávky' },
    minimumOrderQuantityUnitSize: {
      clear: 'Minimální odběr|Min. odběr|Minimální množství|Minimální objednávka|Min. množství',
    },
    width: { clear: 'Šířka' },
    height: { clear: 'Výška' },
    depth: { clear: 'Hloubka', vague: 'Délka' },
    weight: { clear: 'Hmotnost|Váha|Hmotnost netto|Hmotnost brutto' },
    purchasePrice: {
      clear: 'Nákupní cena|NC|Vaše cena|Cena po slevě|Velkoobchodní cena|VOC|Nákupní cena bez DPH|Cena netto',
    },
    listPrice: {
      clear: 'MOC|Ceníková cena bez DPH|Základní cena|Maloobchodní cena',
      vague: 'Prodejní cena|Cena s DPH|MOC s DPH',
    },
    price: { clear: '', vague: 'Cena Kč' },
    discountGroup: {
      clear: 'Rabatová skupina|Slevová skupina|Cenová skupina|Skupina slev|Rab. skupina|Sl. skupina',
    },
    eanNumber: { clear: 'EAN kód|Kód EAN|Čárový kód' },
    customsTarifNumber: {
      clear: 'Celní sazebník|Celní kód|Kód KN|Kombinovaná nomenklatura|Číslo celního sazebníku',
    },
    countryOfOriginAbbreviation: { clear: 'Země původu|Původ|Země výroby', vague: 'Země' },
    currency: { clear: 'Měna' },
    none: {
      clear: 'Sklad|Kategorie|Skupina|Skupina zboží|Sleva|DPH|Sazba DPH|Datum|Strana|Dodavatel',
    },
  },
  tr: {
    orderNumber: {
      clear: 'Katalog no|Katalog numarası',
      vague: 'Ürün no',
    },
    manufacturerNumber: { clear: 'Üretici ürün kodu' },
    description: {
      clear: 'Ürün tanımı',
    },
    attribute: { clear: 'Seri|Ebat' },
    image: { clear: 'Resim|Görsel|Fotoğraf|Resim URL|Ürün görseli' },
    deliveryTime: { clear: 'Teslim süresi|Teslimat süresi|Teslim tarihi|Termin', vague: 'Temin' },
    packagingUnitSize: {
      clear:
        'Ambalaj|Koli adedi|Paket adedi|Paket içi adet|Koli içi|Kutu adedi|Ambalaj adedi|Kutu içi|Paketteki adet|Koli içi adet',
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
    purchasePrice: { clear: 'Alış fiyatı|Net fiyat|Maliyet|Bayi fiyatı|Toptan fiyat|İskontolu fiyat' },
    listPrice: {
      clear: 'Perakende fiyat|Brüt fiyat|Tavsiye edilen fiyat',
      vague: 'Satış fiyatı|KDV dahil fiyat|Perakende',
    },
    price: { clear: '', vague: 'Fiyat TL' },
    discountGroup: { clear: 'İskonto grubu|İndirim grubu|İskonto kodu' },
    eanNumber: { clear: 'EAN kodu|Barkod|Barkod no' },
    customsTarifNumber: { clear: 'GTİP|GTİP no|GTİP kodu|Gümrük tarife no' },
    countryOfOriginAbbreviation: { clear: 'Menşei|Menşe ülke|Menşe|Üretim yeri', vague: 'Ülke' },
    currency: { clear: 'Para birimi|Döviz|Döviz cinsi|Kur' },
    none: {
      clear: 'Stok miktarı|Kategori|Grup|Ürün grubu|İskonto|İndirim|KDV|KDV oranı|Tarih|Sayfa|Tedarikçi',
    },
  },
  scandinavian: {
    orderNumber: { clear: 'E-nummer|E-nr|El-nummer|EL-nr' },
    manufacturerNumber: {
      clear: 'Lev. varenr|Lev.varenr|Lev. artikelnr|Lev. art.nr|Leverandør varenr|Leverantörens artikelnr',
    },
    unit: { clear: 'Försäljningsenhet|Salgsenhet' },
    priceUnitSize: { clear: 'Prisenhet|Prisenhed|Pris per|Pris pr.|Prisfaktor' },
    packagingUnitSize: {
      clear:
        'Förpackning|Förpackningsstorlek|Forpakning|Pakning|Pakningsstørrelse|Kolli|Antal per förpackning|Emballage',
    },
    minimumOrderQuantityUnitSize: { clear: 'Minsta orderkvantitet|Minsteantall|Min. antal' },
    weight: { clear: 'Vikt|Vekt|Vægt|Nettovikt|Nettovekt|Nettovægt' },
    deliveryTime: { clear: 'Leveranstid|Leveringstid' },
    purchasePrice: { clear: 'Inköpspris|Indkøbspris|Innkjøpspris|Nettopris|Ert pris|Deres pris|Din pris' },
    listPrice: {
      clear: 'Listpris|Listepris|Bruttopris|Cirkapris|Vejledende pris|Veiledende pris',
      vague: 'Försäljningspris|Salgspris|Utsalgspris|Udsalgspris',
    },
    discountGroup: {
      clear:
        'Rabattgrupp|Rabatgruppe|Rabattgruppe|Rabatgr.|Rabattgr.|Rab.gr.|Rabattkod|Rabatkode|Prisgruppe|Prisgrupp',
    },
    eanNumber: { clear: 'EAN-kod|EAN-kode|Streckkod|Strekkode|Stregkode' },
    customsTarifNumber: { clear: 'Tulltaxenummer|Tolltariffnummer|Toldtarifnummer|Statistiskt nummer' },
    countryOfOriginAbbreviation: { clear: 'Ursprungsland|Opprinnelsesland|Oprindelsesland' },
    currency: { clear: 'Valuta' },
  },
  fi: {
    manufacturerName: { clear: 'Valmistaja', vague: 'Toimittaja' },
    priceUnitSize: { clear: 'Hintayksikkö|Hinta per' },
    packagingUnitSize: { clear: 'Pakkauskoko|Pakkaus|Pakkausyksikkö' },
    weight: { clear: 'Paino|Nettopaino|Bruttopaino' },
    deliveryTime: { clear: 'Toimitusaika' },
    purchasePrice: { clear: 'Ostohinta|Nettohinta|Hankintahinta' },
    listPrice: { clear: 'Listahinta|Ovh|Suositushinta|Bruttohinta', vague: 'Myyntihinta' },
    discountGroup: { clear: 'Alennusryhmä' },
    eanNumber: { clear: 'EAN-koodi|Viivakoodi' },
    customsTarifNumber: { clear: 'Tullinimike|CN-koodi' },
    countryOfOriginAbbreviation: { clear: 'Alkuperämaa' },
    currency: { clear: 'Valuutta' },
  },
  cyrillic: {
    packagingUnitSize: {
      clear:
        'Упаковка|Норма упаковки|Кол-во в упаковке|Количество в упаковке|Кратность упаковки|Пакування|Кількість в упаковці',
    },
    minimumOrderQuantityUnitSize: { clear: 'Минимальный заказ|Мин. заказ|Мінімальне замовлення' },
    weight: { clear: 'Вес|Масса|Вес нетто|Вес брутто|Вага|Маса' },
    deliveryTime: { clear: 'Срок поставки|Строк поставки' },
    purchasePrice: {
      clear:
        'Закупочная цена|Дилерская цена|Оптовая цена|Ваша цена|Закупівельна ціна|Оптова ціна|Ціна дилера',
      vague: 'Опт',
    },
    listPrice: {
      clear: 'Розничная цена|Прайсовая цена|Рекомендованная цена|Тариф|РРЦ|Роздрібна ціна|Рекомендована ціна',
      vague: 'Розница|Цена продажи|Ціна продажу',
    },
    discountGroup: { clear: 'Группа скидок|Скидочная группа|Ценовая группа|Група знижок' },
    eanNumber: { clear: 'Штрихкод|Штрих-код|Код EAN' },
    customsTarifNumber: { clear: 'Код ТН ВЭД|ТН ВЭД|УКТ ЗЕД|Код УКТЗЕД' },
    countryOfOriginAbbreviation: {
      clear: 'Страна происхождения|Страна производства|Країна походження',
      vague: 'Страна|Країна',
    },
    currency: { clear: 'Валюта' },
  },
  hu: {
    priceUnitSize: { clear: 'Áregység|Ár egység' },
    packagingUnitSize: { clear: 'Csomagolás|Kiszerelés|Csomagolási egység|Csomag' },
    weight: { clear: 'Súly|Tömeg|Nettó súly|Bruttó súly' },
    deliveryTime: { clear: 'Szállítási idő|Szállítási határidő' },
    purchasePrice: { clear: 'Beszerzési ár|Nettó ár|Nagyker ár|Nagykereskedelmi ár' },
    listPrice: { clear: 'Listaár|Bruttó listaár|Ajánlott ár|Kisker ár', vague: 'Eladási ár|Bruttó ár' },
    discountGroup: { clear: 'Kedvezménycsoport|Árcsoport' },
    eanNumber: { clear: 'EAN-kód|Vonalkód' },
    customsTarifNumber: { clear: 'Vámtarifaszám' },
    countryOfOriginAbbreviation: { clear: 'Származási ország', vague: 'Ország' },
    currency: { clear: 'Pénznem' },
  },
  ro: {
    packagingUnitSize: { clear: 'Ambalaj|Ambalare|Buc/cutie|Bucăți pe cutie|Cantitate ambalaj' },
    weight: { clear: 'Greutate|Greutate netă|Greutate brută' },
    deliveryTime: { clear: 'Termen de livrare|Termen livrare' },
    purchasePrice: { clear: 'Preț achiziție|Preț net|Preț de achiziție|Preț distribuitor' },
    listPrice: {
      clear: 'Preț de listă|Preț listă|Preț catalog|Preț recomandat',
      vague: 'Preț vânzare|Preț de vânzare',
    },
    discountGroup: { clear: 'Grupă de discount|Grupa discount' },
    eanNumber: { clear: 'Cod EAN|Cod de bare' },
    customsTarifNumber: { clear: 'Cod vamal|Încadrare tarifară|Cod NC' },
    countryOfOriginAbbreviation: { clear: 'Țara de origine', vague: 'Țară' },
    currency: { clear: 'Monedă|Valută' },
  },
  southSlavic: {
    packagingUnitSize: { clear: 'Pakiranje|Pakovanje|Kos v pakiranju|Kom/pak' },
    minimumOrderQuantityUnitSize: { clear: 'Minimalna količina|Minimalna narudžba|Minimalno naročilo' },
    weight: { clear: 'Teža|Masa|Težina|Neto teža|Bruto teža' },
    deliveryTime: { clear: 'Dobavni rok|Rok dobave|Rok isporuke' },
    purchasePrice: { clear: 'Neto cena|Neto cijena|Nabavna cena|Nabavna cijena' },
    listPrice: { clear: 'Cena po ceniku|Cjenik|Maloprodajna cena|Maloprodajna cijena|MPC|VPC' },
    discountGroup: { clear: 'Rabatna skupina|Rabatna grupa' },
    eanNumber: { clear: 'EAN koda|EAN kod|Črtna koda|Barkod' },
    customsTarifNumber: { clear: 'Carinska tarifa|Tarifna številka|Tarifni broj' },
    countryOfOriginAbbreviation: { clear: 'Država porekla|Zemlja podrijetla|Zemlja porekla' },
    currency: { clear: 'Valuta' },
  },
  el: {
    packagingUnitSize: { clear: 'Συσκευασία|Τεμάχια ανά συσκευασία' },
    weight: { clear: 'Βάρος' },
    listPrice: { clear: 'Τιμή καταλόγου|Λιανική τιμή|Τιμή τιμοκαταλόγου' },
    eanNumber: { clear: 'Barcode' },
    currency: { clear: 'Νόμισμα' },
  },
  ca: {
    packagingUnitSize: { clear: 'Embalatge|Unitats per caixa' },
    minimumOrderQuantityUnitSize: { clear: 'Quantitat mínima|Comanda mínima' },
    weight: { clear: 'Pes' },
    listPrice: { clear: 'Preu de tarifa|Preu de catàleg|PVP', vague: 'Tarifa' },
    eanNumber: { clear: 'Codi de barres|Codi EAN' },
    currency: { clear: 'Moneda|Divisa' },
  },
  zh: {
    packagingUnitSize: { clear: '包装数量|包裝數量|每包数量' },
    minimumOrderQuantityUnitSize: { clear: '最小起订量|起订量|最小订购量' },
    weight: { clear: '重量|净重|毛重' },
    listPrice: { clear: '标价|定价|目录价|零售价' },
    eanNumber: { clear: '条码|条形码|條碼' },
    customsTarifNumber: { clear: '海关编码|税号' },
    countryOfOriginAbbreviation: { clear: '原产地|产地|原產地' },
    currency: { clear: '币种|货币|幣別' },
    deliveryTime: { clear: '货期|交货期|交期' },
  },
}

export const priceListWordsAbroad = Object.fromEntries(
  Object.entries(words).map(([language, byMeaning]) => [
    language,
    Object.entries(byMeaning).map(([meaning, row]) => ({ meaning: meaning as PriceListMeaning, ...row })),
  ]),
) as Record<Exclude<HeaderLanguage, 'home'>, HeaderWordRow<PriceListMeaning>[]>
