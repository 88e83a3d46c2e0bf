import type { HeaderLanguage, HeaderWordRow } from '@schrankwerk/domain/bom'
import type { PriceListMeaning } from './price-list-words.ts'

type Words = Partial<Record<PriceListMeaning, { clear: string; vague?: string }>>

/** The same in other languages: the terms of manufacturers' and wholesalers' price lists there, of customs and of shop systems set to them. */
const words: Record<Exclude<HeaderLanguage, 'home'>, Words> = {
  fr: {
    orderNumber: {
      clear: 'Référence produit|Réf. produit|Référence catalogue|Code produit',
      vague: 'Référence|Réf|Code',
    },
    manufacturerNumber: { clear: 'Réf. fabricant|Référence du fabricant' },
    description: {
      clear:
        'Désignation|Libellé|Libellé produit|Description|Désignation article|Nom|Nom du produit|Intitulé',
      vague: 'Produit|Article',
    },
    attribute: { clear: 'Gamme|Série|Taille|Couleur|Dimensions|Modèle' },
    image: { clear: 'Photo produit|Image produit|Visuel|URL image' },
    manufacturerLink: { clear: 'Lien|Lien produit|Fiche produit|URL produit' },
    deliveryTime: { clear: 'Délai|Délai de livraison|Délai livraison|Délai (jours)', vague: 'Disponibilité' },
    unit: { clear: 'Unité|Unité de vente|Unité de mesure|UdM|Unité de facturation' },
    packagingUnitSize: {
      clear:
        'Conditionnement|Cond.|Condt|Colisage|Unité de conditionnement|Qté par carton|Quantité par colis|Lot',
    },
    priceUnitSize: { clear: 'Unité de prix|Base de prix|Prix par' },
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
        'Prix net|Prix net HT|Prix d’achat|Prix d’achat HT|PA HT|Prix remisé|Prix revendeur|Votre prix|Prix achat',
    },
    listPrice: {
      clear:
        'Prix public|Prix tarif|Prix catalogue|Tarif public|Prix public HT|Tarif HT|PP HT|Prix de base|Prix brut',
      vague: 'Prix de vente|Prix de vente HT|Tarif|PV HT|Prix TTC|Prix public TTC',
    },
    price: { clear: '', vague: 'Prix|Prix HT|Prix unitaire|Prix unitaire HT|PU|PU HT|P.U.' },
    discountGroup: { clear: 'Groupe de remise|Code remise|Famille de remise|Classe de remise' },
    eanNumber: { clear: 'Code EAN|Code-barres|Code barre|Code barres|Gencod|Gencode' },
    customsTarifNumber: {
      clear: 'Code douanier|Nomenclature douanière|Code douane|Numéro tarifaire|Nomenclature|Code SH',
    },
    countryOfOriginAbbreviation: { clear: 'Pays d’origine|Pays origine|Origine', vague: 'Pays' },
    currency: { clear: 'Devise|Monnaie' },
    none: {
      clear:
        'Quantité|Qté|Stock|Famille|Sous-famille|Catégorie|Remise|TVA|Taux TVA|Statut|Date|Page|Éco-participation|Eco-taxe|Marge|Rayon',
    },
  },
  it: {
    orderNumber: {
      clear: 'Codice articolo|Codice prodotto|Cod. prodotto|Codice catalogo',
      vague: 'Codice|Cod|Articolo',
    },
    description: {
      clear: 'Descrizione|Descrizione articolo|Descrizione estesa|Denominazione|Nome|Nome prodotto',
      vague: 'Prodotto',
    },
    attribute: { clear: 'Serie|Gamma|Misura|Misure|Colore|Dimensioni|Modello|Taglia' },
    image: { clear: 'Immagine|Foto prodotto|URL immagine' },
    manufacturerLink: { clear: 'Collegamento|Scheda prodotto|Link prodotto' },
    deliveryTime: {
      clear: 'Tempo di consegna|Tempi di consegna|Consegna|Giorni consegna',
      vague: 'Disponibilità',
    },
    unit: { clear: 'Unità|Unità di misura|UM|U.M.' },
    packagingUnitSize: {
      clear:
        'Confezione|Conf.|Imballo|Pezzi per confezione|Pz per conf.|Quantità confezione|Pz/conf|Qta confezione',
    },
    priceUnitSize: { clear: 'Unità prezzo|Base prezzo|Prezzo per' },
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
      clear: 'Prezzo di listino|Prezzo listino|Listino|Prezzo al pubblico|Prezzo lordo|Listino prezzi',
      vague: 'Prezzo di vendita|Prezzo vendita|Prezzo pubblico|Prezzo ivato',
    },
    price: { clear: '', vague: 'Prezzo|Prezzo unitario|Prezzo €|Prezzo euro' },
    discountGroup: { clear: 'Classe sconto|Categoria sconto|Gruppo sconto|Codice sconto|Famiglia sconto' },
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
        'Quantità|Giacenza|Esistenza|Categoria|Famiglia|Sottofamiglia|Gruppo|Sconto|IVA|Aliquota IVA|Stato|Data|Pagina|Reparto|Magazzino',
    },
  },
  es: {
    orderNumber: {
      clear: 'Código|Código producto|Código artículo|Cód. artículo|Cód.|Clave|Código interno',
      vague: 'Referencia|Ref|Artículo',
    },
    manufacturerNumber: { clear: 'Ref. fabricante|Código fabricante' },
    description: {
      clear:
        'Descripción|Descripción artículo|Descripción producto|Descripción larga|Nombre|Nombre producto|Nombre del producto|Detalle|Denominación',
      vague: 'Producto',
    },
    attribute: { clear: 'Serie|Gama|Talla|Tamaño|Color|Medida|Medidas|Dimensiones|Modelo|Presentación' },
    image: { clear: 'Imagen|Foto producto|URL imagen' },
    manufacturerLink: { clear: 'Enlace|Ficha técnica|Enlace producto' },
    deliveryTime: {
      clear: 'Plazo de entrega|Plazo entrega|Tiempo de entrega|Días de entrega',
      vague: 'Disponibilidad',
    },
    unit: { clear: 'Unidad|Unidad de medida|Unidad de venta|UM|U.M.|Unidad medida' },
    packagingUnitSize: {
      clear:
        'Embalaje|Empaque|Unidad de embalaje|Unidades por caja|Uds. caja|Unidades caja|Cantidad por caja|Caja|Bulto|Unid. x caja|Unidades por bulto|Envase|Uds/caja|Pack',
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
        'Precio neto|Precio de compra|Precio compra|Precio costo|Precio de costo|Costo|Coste|Precio distribuidor|Precio mayorista|Mayorista|Costo unitario',
    },
    listPrice: {
      clear:
        'Precio de lista|Precio lista|Precio tarifa|Tarifa|PVP|P.V.P.|Precio catálogo|Precio público|Precio de tarifa|PVPR',
      vague: 'Precio de venta|Precio venta|Precio al público|Minorista|Precio final|Precio con IVA',
    },
    price: { clear: '', vague: 'Precio|Precio unitario|Precio sin IVA|Precio €|Valor|Precio actual|Precios' },
    discountGroup: {
      clear: 'Grupo de descuento|Código de descuento|Familia de descuento|Clase de descuento',
    },
    eanNumber: { clear: 'Código EAN|Código de barras|Cód. barras|Codbarras' },
    customsTarifNumber: {
      clear: 'Código arancelario|Partida arancelaria|Arancel|Código TARIC|Posición arancelaria',
    },
    countryOfOriginAbbreviation: { clear: 'País de origen|País origen|Origen|Procedencia', vague: 'País' },
    currency: { clear: 'Moneda|Divisa' },
    none: {
      clear:
        'Cantidad|Existencias|Existencia|Inventario|Familia|Subfamilia|Categoría|Rubro|Subrubro|Grupo|Descuento|Dto|IVA|Estado|Fecha|Página|Oferta|Línea|Almacén|Bodega|Departamento|Margen|Sección|Promoción',
    },
  },
  pt: {
    orderNumber: {
      clear: 'Código do produto|Código produto|Cód. produto|Código do artigo|Cód.|Código',
      vague: 'Referência|Ref|Artigo|Item',
    },
    description: {
      clear: 'Descrição|Descrição do produto|Descrição produto|Designação|Nome|Nome do produto|Denominação',
      vague: 'Produto',
    },
    attribute: { clear: 'Série|Gama|Tamanho|Cor|Medida|Medidas|Dimensões|Modelo|Linha' },
    image: { clear: 'Imagem|Foto do produto|URL imagem' },
    manufacturerLink: { clear: 'Ligação|Ficha técnica|Link do produto' },
    deliveryTime: {
      clear: 'Prazo de entrega|Prazo|Tempo de entrega|Prazo de entrega (dias)',
      vague: 'Disponibilidade',
    },
    unit: { clear: 'Unidade|Unidade de medida|Unid.|UN|UND|UM|Unidade de venda' },
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
      clear: 'Preço de tabela|Preço tabela|Preço de lista|PVP|Preço de catálogo|Preço bruto|Tabela',
      vague: 'Preço de venda|Preço venda|Preço final|Preço consumidor|Preço ao público',
    },
    price: { clear: '', vague: 'Preço|Preço unitário|Valor|Valor unitário|Preço R$|Preço €' },
    discountGroup: { clear: 'Grupo de desconto|Classe de desconto|Código de desconto' },
    eanNumber: { clear: 'Código EAN|Código de barras|Cód. barras' },
    customsTarifNumber: {
      clear: 'NCM|Código NCM|Código pautal|Pauta aduaneira|Classificação fiscal|Código aduaneiro',
    },
    countryOfOriginAbbreviation: { clear: 'País de origem|Origem|Procedência', vague: 'País' },
    currency: { clear: 'Moeda|Divisa' },
    none: {
      clear:
        'Quantidade|Qtd|Qtde|Estoque|Stock|Existências|Família|Subfamília|Categoria|Grupo|Desconto|IVA|ICMS|IPI|CEST|Situação|Estado|Data|Página|Departamento|Setor|Fornecedor',
    },
  },
  pl: {
    orderNumber: {
      clear:
        'Nr katalogowy|Numer katalogowy|Nr kat.|Nr kat|Kod produktu|Kod towaru|Kod artykułu|Kod katalogowy|Symbol|Symbol towaru|Indeks towaru|Indeks',
      vague: 'Kod|Numer|Referencja',
    },
    manufacturerNumber: { clear: 'Kod producenta|Nr producenta|Symbol producenta', vague: 'Typ' },
    description: {
      clear:
        'Nazwa|Nazwa produktu|Nazwa towaru|Opis|Opis produktu|Pełny opis produktu|Opis towaru|Pełna nazwa|Nazwa artykułu',
      vague: 'Produkt|Towar',
    },
    attribute: { clear: 'Seria|Rozmiar|Kolor|Wymiary|Wymiar|Model|Wersja' },
    image: { clear: 'Zdjęcie|Obraz|Obrazek|Grafika|Zdjęcia|URL zdjęcia' },
    manufacturerLink: { clear: 'Odnośnik|Link do produktu|Strona produktu|Adres strony' },
    deliveryTime: {
      clear: 'Czas dostawy|Termin dostawy|Czas realizacji|Czas dostawy (dni)|Termin realizacji',
      vague: 'Dostępność',
    },
    unit: { clear: 'Jednostka|Jednostka miary|J.m.|JM|Jedn.|Jedn. miary' },
    packagingUnitSize: {
      clear:
        'Opakowanie|Ilość w opakowaniu|Opak.|Szt. w opakowaniu|Opakowanie zbiorcze|Wielkość opakowania|Ilość w op.|Sztuk w opakowaniu|Jednostka opakowania|Szt/opak',
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
    },
    listPrice: {
      clear:
        'Cena katalogowa|Cena katalogowa netto|Cena cennikowa|Cena sprzedaży netto|Cena detaliczna|Cena sugerowana|Cena bazowa',
      vague: 'Cena sprzedaży|Cena brutto|Cena detaliczna brutto|Cennik',
    },
    price: {
      clear: '',
      vague: 'Cena|Cena netto|Cena jednostkowa|Cena jedn.|Cena PLN|Cena netto PLN|Cena zł|Cena EUR|Ceny',
    },
    discountGroup: { clear: 'Grupa rabatowa|Grupa rabat.|Kod rabatu|Grupa cenowa|Nr grupy rabatowej' },
    eanNumber: { clear: 'Kod EAN|Kod GTIN|Kod kreskowy|EAN kod|Nr EAN' },
    customsTarifNumber: { clear: 'Kod CN|Kod celny|Taryfa celna|Nr taryfy celnej|PCN|Kod PCN' },
    countryOfOriginAbbreviation: { clear: 'Kraj pochodzenia|Pochodzenie|Kraj produkcji', vague: 'Kraj' },
    currency: { clear: 'Waluta' },
    none: {
      clear:
        'Ilość|Stan|Stan magazynowy|Ilość w magazynie|Magazyn|Kategoria|Grupa|Podgrupa|Nr podgrupy|Opis podgrupy|Grupa towarowa|Asortyment|Rodzina|Rabat|VAT|Stawka VAT|Status|Status sprzedaży|Data|Strona|Lp.|Marża|Promocja',
    },
  },
  nl: {
    orderNumber: {
      clear: 'Artikelcode|Bestelnummer|Bestelcode|Productcode|Productnummer',
      vague: 'Artikel|Nummer',
    },
    description: {
      clear:
        'Omschrijving|Artikelomschrijving|Productomschrijving|Beschrijving|Naam|Productnaam|Benaming|Artikelnaam',
      vague: 'Artikel',
    },
    attribute: { clear: 'Serie|Reeks|Maat|Kleur|Afmetingen|Afmeting|Uitvoering|Model' },
    image: { clear: 'Afbeelding|Afbeelding URL|Productfoto|Plaatje' },
    manufacturerLink: { clear: 'Productpagina|Weblink product' },
    deliveryTime: { clear: 'Levertijd|Levertijd dagen|Levertermijn|Leverdagen', vague: 'Beschikbaarheid' },
    unit: { clear: 'Eenheid|Verkoopeenheid|Besteleenheid|Maateenheid|Hoeveelheidseenheid' },
    packagingUnitSize: {
      clear:
        'Verpakkingseenheid|Verpakking|Verpakt per|Aantal per verpakking|Aantal per doos|Inhoud|Doosinhoud|Verpakkingsaantal|Stuks per doos|Verpakkingshoeveelheid',
    },
    priceUnitSize: { clear: 'Prijseenheid|Prijs per|Prijsbasis' },
    orderQuantityUnitSize: { clear: 'Bestelhoeveelheid|Besteleenheid aantal|Bestelveelvoud|Veelvoud' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Minimale afname|Minimum bestelhoeveelheid|Minimale bestelhoeveelheid|Min. afname|Minimum afname|Min. bestelaantal',
    },
    width: { clear: 'Breedte' },
    height: { clear: 'Hoogte' },
    depth: { clear: 'Diepte', vague: 'Lengte' },
    weight: { clear: 'Gewicht|Netto gewicht|Bruto gewicht' },
    purchasePrice: { clear: 'Inkoopprijs|Nettoprijs|Netto prijs|Uw prijs|Dealerprijs|Inkoop|Klantprijs' },
    listPrice: {
      clear: 'Brutoprijs|Bruto prijs|Adviesprijs|Catalogusprijs|Lijstprijs|Consumentenadviesprijs',
      vague: 'Verkoopprijs|Verkoop|Prijs incl. btw|Bruto',
    },
    price: { clear: '', vague: 'Prijs|Stuksprijs|Prijs per stuk|Prijs excl. btw|Eenheidsprijs|Prijs €' },
    discountGroup: { clear: 'Kortingsgroep|Kortingscode|Kortingsklasse|Prijsgroep|Korting groep' },
    eanNumber: { clear: 'EAN-code|EAN nummer|Streepjescode' },
    customsTarifNumber: {
      clear: 'Goederencode|Douanecode|Statistieknummer|Douanetarief|Intrastatcode|GN-code',
    },
    countryOfOriginAbbreviation: { clear: 'Land van herkomst|Land van oorsprong|Oorsprong|Herkomst' },
    currency: { clear: 'Valuta|Munt' },
    none: {
      clear:
        'Aantal|Voorraad|Categorie|Groep|Productgroep|Artikelgroep|Korting|BTW|BTW-code|Datum|Pagina|Leverancier|Marge',
    },
  },
  cs: {
    orderNumber: {
      clear:
        'Katalogové číslo|Kat. číslo|Kód zboží|Kód produktu|Číslo zboží|Objednací kód|Kat. č.|Kód výrobku',
      vague: 'Kód|Číslo|Artikl',
    },
    manufacturerNumber: { clear: 'Kód výrobce|Číslo výrobce' },
    description: {
      clear: 'Název|Název zboží|Název produktu|Popis|Popis zboží|Popis produktu|Označení zboží',
      vague: 'Zboží|Produkt|Výrobek',
    },
    attribute: { clear: 'Řada|Rozměr|Rozměry|Velikost|Barva|Provedení|Varianta' },
    image: { clear: 'Obrázek|Fotka|Fotografie|URL obrázku' },
    manufacturerLink: { clear: 'Odkaz|Odkaz na produkt|Adresa stránky' },
    deliveryTime: { clear: 'Dodací lhůta|Termín dodání|Doba dodání|Dodací doba', vague: 'Dostupnost' },
    unit: { clear: 'Jednotka|Měrná jednotka|MJ|M.j.|Jednotka množství' },
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
      clear: 'Nákupní cena|Vaše cena|Cena po slevě|Velkoobchodní cena|VOC|Nákupní cena bez DPH|Cena netto',
    },
    listPrice: {
      clear:
        'Ceníková cena|Katalogová cena|MOC|Doporučená cena|Ceníková cena bez DPH|Základní cena|Maloobchodní cena',
      vague: 'Prodejní cena|Cena s DPH|MOC s DPH',
    },
    price: { clear: '', vague: 'Cena|Cena bez DPH|Jednotková cena|Cena za kus|Cena Kč|Cena za jednotku' },
    discountGroup: { clear: 'Rabatová skupina|Slevová skupina|Cenová skupina|Skupina slev' },
    eanNumber: { clear: 'EAN kód|Kód EAN|Čárový kód' },
    customsTarifNumber: {
      clear: 'Celní sazebník|Celní kód|Kód KN|Kombinovaná nomenklatura|Číslo celního sazebníku',
    },
    countryOfOriginAbbreviation: { clear: 'Země původu|Původ|Země výroby', vague: 'Země' },
    currency: { clear: 'Měna' },
    none: {
      clear:
        'Množství|Sklad|Skladem|Kategorie|Skupina|Skupina zboží|Sleva|DPH|Sazba DPH|Stav|Datum|Strana|Dodavatel',
    },
  },
  tr: {
    orderNumber: {
      clear: 'Ürün kodu|Stok kodu|Sipariş kodu|Katalog no|Malzeme kodu|Katalog numarası|Stok no',
      vague: 'Kod|Kodu|Ürün no|Referans',
    },
    manufacturerNumber: { clear: 'Üretici kodu|Üretici ürün kodu' },
    description: {
      clear: 'Açıklama|Ürün adı|Ürün açıklaması|Stok adı|Tanım|Malzeme adı|Ürün tanımı|Ürün ismi',
      vague: 'Ürün|Adı|Malzeme',
    },
    attribute: { clear: 'Seri|Ölçü|Ebat|Renk|Boyut|Boyutlar' },
    image: { clear: 'Resim|Görsel|Fotoğraf|Resim URL|Ürün görseli' },
    manufacturerLink: { clear: 'Bağlantı|Ürün linki|Web adresi' },
    deliveryTime: { clear: 'Teslim süresi|Teslimat süresi|Teslim tarihi|Termin', vague: 'Temin' },
    unit: { clear: 'Birim|Ölçü birimi|Birimi' },
    packagingUnitSize: {
      clear:
        'Ambalaj|Koli adedi|Paket adedi|Paket içi adet|Koli içi|Kutu adedi|Ambalaj adedi|Paketteki adet|Koli içi adet',
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
      clear: 'Liste fiyatı|Katalog fiyatı|Perakende fiyat|Brüt fiyat|Tavsiye edilen fiyat|Etiket fiyatı',
      vague: 'Satış fiyatı|KDV dahil fiyat|Perakende',
    },
    price: { clear: '', vague: 'Fiyat|Fiyatı|Birim fiyat|Birim fiyatı|Fiyat TL' },
    discountGroup: { clear: 'İskonto grubu|İndirim grubu|İskonto kodu' },
    eanNumber: { clear: 'EAN kodu|Barkod|Barkod no' },
    customsTarifNumber: { clear: 'GTİP|GTİP no|GTİP kodu|Gümrük tarife no' },
    countryOfOriginAbbreviation: { clear: 'Menşei|Menşe ülke|Menşe|Üretim yeri', vague: 'Ülke' },
    currency: { clear: 'Para birimi|Döviz|Döviz cinsi|Kur' },
    none: {
      clear:
        'Miktar|Adet|Stok|Stok miktarı|Kategori|Grup|Ürün grubu|İskonto|İndirim|KDV|KDV oranı|Durum|Tarih|Sayfa|Tedarikçi',
    },
  },
}

export const priceListWordsAbroad = Object.fromEntries(
  Object.entries(words).map(([language, byMeaning]) => [
    language,
    Object.entries(byMeaning).map(([meaning, row]) => ({ meaning: meaning as PriceListMeaning, ...row })),
  ]),
) as Record<Exclude<HeaderLanguage, 'home'>, HeaderWordRow<PriceListMeaning>[]>
