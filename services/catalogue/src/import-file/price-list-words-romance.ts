import type { PriceListWords } from './price-list-words.ts'

/** What price lists and exports of articles name in French, Italian, Spanish, Portuguese, Romanian and Catalan: the terms of manufacturers and wholesalers there, of customs, of ERP and shop systems. */
export const romancePriceListWords = {
  fr: {
    orderNumber: {
      clear:
        'Référence catalogue|Id produit|Id article|REFCIALE|Réf. commerciale|Référence commerciale|Réf. article|Référence article|Réf. produit|Référence produit|Code article|Code produit|N° article|N° d’article|Code réf.|Réf. fournisseur',
    },
    manufacturerName: {
      clear: 'Laboratoire|Éditeur|Nom du fabricant|Nom marque|Marque/Fabricant',
      vague: 'Nom du fournisseur|Nom du fournisseur principal|Fournisseur principal',
    },
    description: {
      clear:
        'Désignations|Désignation et référence|Désignations et références|Libellé produit|Nom|Nom du produit|Titre|Libellé article|Libellé long|Libellé court|Désignation article|Intitulé|Désignation commerciale|Nom produit|Nom de l’article|Désignation 2|Titre produit|Désignation produit|Description produit',
      vague: 'Produit|Article|Prestation|Service|Ouvrage|Matériel',
    },
    attribute: {
      clear:
        'Gamme|Série|Modèle|Couleur|Dimensions|Taille|Format|Diamètre|Épaisseur|Finition|Puissance|Tension|Contenance|Variante|Caractéristiques',
    },
    image: { clear: 'Photo produit|Image produit|Visuel|URL image' },
    manufacturerLink: { clear: 'Fiche produit|URL produit' },
    deliveryTime: { clear: 'Délai|Délai de livraison|Délai livraison|Délai (jours)', vague: 'Disponibilité' },
    unit: { clear: 'Unité de vente|UdM|Unité de facturation|UV' },
    packagingUnitSize: {
      clear:
        'Conditionnement|Cond.|Condt|Cdt|Colisage|Unité de conditionnement|Qté par carton|Quantité par colis|Lot|Pièces par carton|Pcs/carton|Qté/carton|Qté par boîte|Quantité par boîte|PCB|SPCB|Nb par carton',
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
        'Prix net|Prix net HT|Prix d’achat|Prix d’achat HT|PA|PA HT|Prix remisé|Prix revendeur|Votre prix|Prix achat|Prix distributeur|PA net|PA HT net|Prix achat HT|P.A.|P.A. HT|Prix d’achat unitaire|Prix net unitaire|Net HT|Tarif net|Prix professionnel|Prix pro|Prix installateur|Prix de revient|Prix grossiste|Coût d’achat|Prix négocié|Prix partenaire|Prix net € HT',
      vague: 'Achat|Net',
    },
    listPrice: {
      clear:
        'Prix public HT|Tarif HT|PP HT|Prix de base|Prix brut|Prix liste|Prix de liste|Prix catalogue|Tarif public|Prix tarif|Prix public|PPHT|PPC|Prix public conseillé|Prix de base HT|Tarif de base|Tarif catalogue|Prix catalogue HT|Prix tarif HT|Tarif public HT|Prix brut HT|Prix fabricant',
      vague:
        'PV|PV conseillé|Prix conseillé|Prix de vente|Prix de vente HT|Tarif|PV HT|Prix TTC|Prix public TTC|Prix vente|Prix vente HT|Vente HT|Vente|PVHT|PVTTC|P.V. HT|Prix de vente TTC|Prix client',
    },
    price: {
      clear: '',
      vague:
        'PU|Prix HT|PU HT|Prix unitaire|Prix unitaire HT|P.U. HT|P.U.|Prix|Prix unit. HT|Prix à l’unité|Prix pièce',
    },
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
        'Famille|Sous-famille|Catégorie|Remise|TVA|Taux TVA|Date|Page|Éco-participation|Eco-taxe|Marge|Rayon|Sous famille|Sous-catégorie|Statut|Actif|Quantité en stock|Stock dispo|Fin de série',
    },
  },
  it: {
    orderNumber: {
      clear:
        'Codice catalogo|Id Prodotto|Id Prod|Id Articolo|Cod. prodotto|Codice prodotto|Cod. art.|Codice art.|Codice interno|Codice listino|Nr. articolo|N. articolo|Rif. articolo|Cod. articolo|Codice articolo|Numero articolo',
      vague: 'Rif.|Art.',
    },
    manufacturerNumber: {
      clear:
        'Codice produttore|Cod. produttore|Codice venditore|Cod. ven.|Codice costruttore|Codice fabbricante',
    },
    manufacturerName: { clear: 'Laboratorio|Marchio|Casa editrice|Editore|Casa produttrice' },
    description: {
      clear:
        'Descrizione estesa|Nome|Nome prodotto|Titolo|Descrizione articolo|Descrizione prodotto|Denominazione articolo|Descrizione breve|Descr.|Descrizione art.|Denominazione|Nome articolo',
      vague: 'Prodotto|Articolo|Servizio|Prestazione|Lavorazione|Libro|Vino',
    },
    attribute: {
      clear:
        'Serie|Gamma|Misure|Modello|Taglia|Collezione|Colore|Dimensioni|Formato|Diametro|Spessore|Finitura|Potenza|Tensione|Capacità|Variante|Materiale',
    },
    image: { clear: 'Immagine|Foto prodotto|URL immagine' },
    manufacturerLink: { clear: 'Scheda prodotto' },
    deliveryTime: {
      clear: 'Tempo di consegna|Tempi di consegna|Consegna|Giorni consegna',
      vague: 'Disponibilità',
    },
    unit: { clear: 'UM|Un. mis.|Unità di vendita|Unità di misura' },
    packagingUnitSize: {
      clear:
        'Confezione|Conf.|Imballo|Pezzi per confezione|Pz per conf.|Quantità confezione|Pz/conf|Qta confezione|Pezzi per scatola|Pz. per scatola|Pezzi cartone|Pz. cartone|Qtà per confezione|Pz. imballo|Pezzi imballo',
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
        'Prezzo netto|Prezzo d’acquisto|Prezzo acquisto|Costo|Prezzo di acquisto|Costo unitario|Prezzo rivenditore|Prezzo scontato|Costo netto|Ultimo costo|Costo medio|Prezzo ingrosso|Ingrosso|Prezzo riservato|Prezzo a voi riservato|Pr. acquisto|Prezzo speciale|Prezzo installatore|Netto rivenditore|Prezzo netto unitario',
      vague: 'Acquisto|Netto',
    },
    listPrice: {
      clear:
        'Prezzo al pubblico|Listino prezzi|Prezzo di listino|Prezzo listino|Listino|Listino euro|Prezzo base|Prezzo lordo|Prezzo consigliato|Prezzo consigliato al pubblico|P.V.P.|Listino IVA esclusa|Prezzo di copertina',
      vague:
        'Prezzo di vendita|Prezzo vendita|Prezzo pubblico|Prezzo ivato|Vendita|Pr. vendita|P. vendita|Prezzo al dettaglio|Prezzo banco|Pubblico|Prezzo pieno',
    },
    price: {
      clear: '',
      vague:
        'Prezzo|Prezzo euro|Prezzo unitario|Prezzo unit.|Pr. unit.|P.U.|Prezzo cad.|Prezzo cadauno|Prezzo al pezzo|Prezzo IVA esclusa|Importo unitario',
    },
    discountGroup: {
      clear:
        'Classe sconto|Categoria sconto|Gruppo sconto|Codice sconto|Famiglia sconto|Cat. sconto|Cl. sconto|Gr. sconto',
      vague: 'Cat.',
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
        'Giacenza|Esistenza|Categoria|Famiglia|Sottofamiglia|Gruppo|Sconto|IVA|Aliquota IVA|Data|Pagina|Reparto|Magazzino|Sottocategoria|Sottogruppo|Attivo|Margine|Ricarico|Scorta|Disponibile|Q.tà',
    },
  },
  es: {
    orderNumber: {
      clear:
        'Código|Cód. artículo|Cód.|Código interno|Id producto|Id artículo|Código de producto|Código producto|Cód. prod.|Cod. Art.|Código art.|Nro. artículo|N° artículo|Nº artículo|Núm. artículo|Código de referencia|Código de catálogo|Referencia artículo|Referencia producto|Cód. interno|Clave producto|Clave artículo',
      vague: 'Artículo',
    },
    manufacturerName: { clear: 'Laboratorio|Editorial|Fabricante/Marca|Marca/Fabricante|Casa comercial' },
    description: {
      clear:
        'Descripción artículo|Desc. item|Desc. ítem|Desc. artículo|Desc. producto|Descripción producto|Descripción larga|Nombre|Nombre producto|Título|Detalle|Nombre comercial|Nombre artículo|Nombre del artículo|Nombre del producto|Descripción del artículo|Descripción general|Descripción corta|Título del producto|Descrip.|Desc.|Denominación comercial|Nombre genérico',
      vague: 'Artículo|Ítem|Máquina|Servicio|Libro|Medicamento|Mercadería|Mercancía|Herramienta|Repuesto',
    },
    attribute: {
      clear:
        'Serie|Gama|Talla|Modelo|Presentación|Colección|Tamaño|Medidas|Calibre|Diámetro|Espesor|Acabado|Capacidad|Contenido|Formato|Variante|Especificaciones generales',
    },
    image: { clear: 'Imagen|Foto producto|URL imagen' },
    manufacturerLink: { clear: 'Ficha técnica|Enlace producto' },
    deliveryTime: {
      clear: 'Plazo de entrega|Plazo entrega|Tiempo de entrega|Días de entrega',
      vague: 'Disponibilidad',
    },
    unit: { clear: 'Unidad de venta|UM|Unidad medida|Ud.|Und.' },
    packagingUnitSize: {
      clear:
        'Embalaje|Empaque|Unidad de embalaje|Unidades por caja|Uds. caja|Unidades caja|Cantidad por caja|Caja|Bulto|Unid. x caja|Unidades por bulto|Envase|Pack|Unidades por empaque|Piezas por caja|Pzas. por caja|Cantidad por empaque|Cant. x caja|Uds./caja|Uds. por caja|Unidad de empaque|Contenido caja|Unidades por paquete|Uds. embalaje',
    },
    priceUnitSize: { clear: 'Unidad de precio|Base de precio|Precio por' },
    orderQuantityUnitSize: { clear: 'Múltiplo|Múltiplo de pedido|Múltiplo de venta' },
    minimumOrderQuantityUnitSize: {
      clear:
        'Cantidad mínima|Pedido mínimo|Mínimo de pedido|Cantidad mínima de pedido|Compra mínima|Mínimo de compra|Compra mín.|Cant. mínima|Venta mínima|Cantidad mínima de venta',
      // Beside a stock it is the least that should be there.
      vague: 'Mínimo',
    },
    width: { clear: 'Ancho|Anchura' },
    height: { clear: 'Alto|Altura' },
    depth: { clear: 'Fondo|Profundidad', vague: 'Largo|Longitud' },
    weight: { clear: 'Peso|Peso neto|Peso bruto|Peso unitario' },
    purchasePrice: {
      clear:
        'Precio neto|Precio de compra|Precio compra|Precio costo|Precio de costo|Costo|Coste|Precio distribuidor|Precio mayorista|Mayorista|Mayoreo|Precio mayoreo|Costo unitario|Costo neto|Costo sin IVA|Precio con descuento|Precio gremio|Gremio|Precio instalador|Precio revendedor|Precio reventa|Revendedor|Precio especial|Costo reposición|P. costo|P. compra|Costo promedio|Último costo|Precio proveedor|Precio técnico|Precio socio|Precio tienda|Precio por mayor|Por mayor|Valor neto|Costo de compra',
      vague: 'Compra|Neto',
    },
    listPrice: {
      clear:
        'Precio lista|PVP|Precio catálogo|Precio público|Precio de tarifa|PVPR|Precio de venta al público|Precio público sugerido|Precio sugerido|Precio regular|Precio normal|PVP sin IVA|Precio de lista sin IVA|Precio base|Precio general',
      vague:
        'Precio de venta|Precio venta|Precio al público|Minorista|Precio final|Precio con IVA|Venta|P. venta|P. Vta.|Vta.|Precio Vta.|PV|P.V.|Público|Lista|Valor venta|Valor de venta|Precio consumidor|Precio cliente|Precio contado|Contado|Menudeo|Precio menudeo|Precio por menor',
    },
    price: {
      clear: '',
      vague:
        'Precio|Prec|Precio sin IVA|Valor|Precio actual|Precios|P. unit.|P. unitario|Precio unitario|Valor unitario|V. unitario|Precio USD|Precio en dólares|Precio dólares|Precio euro|Precio MXN|Precio/u|Precio por unidad|Precio unidad|Precio c/u|Importe unitario',
    },
    discountGroup: {
      clear:
        'Grupo de descuento|Código de descuento|Familia de descuento|Clase de descuento|Grupo dto.|Código dto.|Familia dto.|Grupo de dto.',
    },
    eanNumber: {
      clear:
        'Código EAN|Código de barras|Cód. barras|Código barra|Cód. barra|Código de barra|Cód. EAN|Código EAN13|Cod. barras|Código de barras EAN',
    },
    customsTarifNumber: {
      clear: 'Código arancelario|Partida arancelaria|Arancel|Código TARIC|Posición arancelaria',
    },
    countryOfOriginAbbreviation: { clear: 'País de origen|País origen|Origen|Procedencia', vague: 'País' },
    currency: { clear: 'Moneda|Divisa' },
    none: {
      clear:
        'Existencias|Existencia|Inventario|Familia|Subfamilia|Categoría|Rubro|Subrubro|Grupo|Descuento|Dto|Dcto|Dscto|IVA|Fecha|Página|Oferta|Línea|Almacén|Bodega|Departamento|Margen|Sección|Promoción|Sub categoría|Subcategoría|Cat.|Disponible|Alícuota|Alícuota IVA|Utilidad|Ganancia|Bonificación|Activo|Stock mínimo|Stock máximo|Vencimiento|Lote|Última actualización|Seña',
    },
  },
  pt: {
    orderNumber: {
      clear:
        'Código produto|Cód.|Código|Cód. produto|Cód. artigo|Código do artigo|Código artigo|Referência|Ref. artigo|Código do produto|Cód. item|Código item|Código do item|Referência comercial|N.º artigo|Código interno|Código de referência',
      vague: 'Ref|Artigo|Item',
    },
    manufacturerName: { clear: 'Laboratório|Editora|Fabricante/Marca|Marca/Fabricante' },
    description: {
      clear:
        'Descrição produto|Nome|Nome do produto|Título|Mercadoria|Designação|Designação do artigo|Descrição do produto|Descrição do item|Descrição artigo|Nome artigo|Denominação|Nome do artigo|Descrição resumida|Nome comercial',
      vague: 'Item|Artigo|Produto|Serviço|Livro|Medicamento',
    },
    attribute: {
      clear:
        'Série|Gama|Modelo|Linha|Coleção|Tamanho|Medidas|Diâmetro|Espessura|Acabamento|Capacidade|Apresentação|Cor|Voltagem|Potência',
    },
    image: { clear: 'Imagem|Foto do produto|URL imagem' },
    manufacturerLink: { clear: 'Ficha técnica|Link do produto' },
    deliveryTime: {
      clear: 'Prazo de entrega|Prazo|Tempo de entrega|Prazo de entrega (dias)',
      vague: 'Disponibilidade',
    },
    unit: { clear: 'UN|UM|Unidade de venda|UMB' },
    packagingUnitSize: {
      clear:
        'Embalagem|Emb.|Unidade de embalagem|Qtd. por caixa|Quantidade por caixa|Caixa|Qtd embalagem|Quantidade por embalagem|Unidades por caixa|Qtd. caixa|Peças por caixa|Un. por caixa|Qtde. embalagem',
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
        'Preço líquido|Preço de compra|Preço de custo|Preço custo|Custo|Preço revenda|Preço revendedor|Custo unitário|Custo médio|Último custo|Preço compra|Vl. custo|Valor custo|Valor de custo|Preço atacado|Atacado|Preço distribuidor|Preço com desconto|P. custo|Preço instalador|Preço especial|P.C.',
      vague: 'Compra',
    },
    listPrice: {
      clear:
        'Preço tabela|PVP|Preço bruto|Tabela|Preço de tabela|Preço sugerido|Preço público|Preço catálogo|PVP s/ IVA|PVP sem IVA|P.V.P.|Preço de lista|Preço varejo|Varejo|Preço base',
      vague:
        'Preço de venda|Preço venda|Preço final|Preço consumidor|Preço ao público|Venda|P. venda|PV|Vl. venda|Valor venda|Valor de venda|Preço normal|Preço à vista|À vista|PVP c/ IVA|PVP com IVA',
    },
    price: {
      clear: '',
      vague:
        'Preço|Valor|Preço R$|Preço unitário|Preço unit.|Valor unitário|Vl. unitário|Vlr. unit.|Vl. unit.|V. unit.|P. unit.|Preço s/ IVA|Preço por unidade',
    },
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
        'Estoque|Stock|Existências|Família|Subfamília|Categoria|Grupo|Desconto|IVA|ICMS|IPI|CEST|Situação|Data|Página|Departamento|Setor|Fornecedor|Subcategoria|Ativo|Saldo|Estoque atual|Estoque mínimo|CFOP|CST|Lucro|Margem|Validade|Quantidade',
    },
  },
  ro: {
    packagingUnitSize: { clear: 'Bucăți pe cutie|Cantitate ambalaj|Ambalare|Ambalaj|Buc/cutie' },
    weight: { clear: 'Greutate netă|Greutate brută|Greutate' },
    deliveryTime: { clear: 'Termen livrare|Termen de livrare' },
    purchasePrice: {
      clear:
        'Preț achiziție|Preț net|Preț distribuitor|Preț cu discount|Preț redus|Preț reseller|Preț angro|Preț intrare|Preț special|Cost achiziție|Preț de achiziție',
      vague: 'Cost|Achiziție',
    },
    listPrice: {
      clear:
        'Preț listă|Preț catalog|Preț recomandat|Preț cu amănuntul|Preț standard|Preț de bază|Preț întreg|PRP|Preț catalog fără TVA|Preț listă fără TVA|Preț de listă',
      vague: 'Preț vânzare|Preț de vânzare|Vânzare|Preț final|Preț vânzare fără TVA|Preț cu TVA',
    },
    discountGroup: { clear: 'Grupa discount|Grupă de discount' },
    eanNumber: { clear: 'Cod EAN|Cod de bare' },
    customsTarifNumber: { clear: 'Încadrare tarifară|Cod NC|Cod vamal' },
    countryOfOriginAbbreviation: { clear: 'Țara de origine', vague: 'Țară' },
    currency: { clear: 'Valută|Monedă' },
    orderNumber: {
      clear:
        'Cod comandă|Cod catalog|Nr. articol|Cod material|Cod de produs|Referință produs|Cod produs|Cod articol|Cod intern',
      vague: 'Cod|Referință',
    },
    manufacturerName: { clear: 'Marcă|Editură|Nume producător|Producător' },
    description: {
      clear:
        'Nume produs|Descriere produs|Denumirea produsului|Denumire material|Denumire|Denumire produs|Denumire articol|Descriere',
      vague: 'Nume|Serviciu|Produs|Articol',
    },
    attribute: { clear: 'Mărime|Dimensiuni|Diametru|Grosime|Putere|Tensiune|Model|Variantă|Culoare' },
    price: {
      clear: '',
      vague:
        'Preț unitar fără TVA|Preț lei|Preț RON|Preț EUR|Preț/buc|Preț pe bucată|Preț|Preț fără TVA|Preț unitar',
    },
    unit: { clear: 'UM|U.M.|Unitate măsură|Unitate de măsură|Unitate' },
    image: { clear: 'Poză|Imagini|Imagine' },
    width: { clear: 'Lățime' },
    height: { clear: 'Înălțime' },
    depth: { clear: 'Adâncime', vague: 'Lungime' },
    none: { clear: 'Grupă|TVA|Cotă TVA|Reducere|Adaos|Gestiune|Subcategorie|Stoc|Categorie|Cantitate' },
    manufacturerNumber: { clear: 'Cod producător' },
    minimumOrderQuantityUnitSize: { clear: 'Comandă minimă' },
  },
  ca: {
    packagingUnitSize: { clear: 'Embalatge|Unitats per caixa' },
    minimumOrderQuantityUnitSize: { clear: 'Quantitat mínima|Comanda mínima' },
    weight: { clear: 'Pes' },
    listPrice: { clear: 'Preu de tarifa|Preu de catàleg|PVP', vague: 'Tarifa' },
    eanNumber: { clear: 'Codi de barres|Codi EAN' },
    currency: { clear: 'Moneda|Divisa' },
    orderNumber: { clear: 'Codi article|Codi producte|Referència', vague: 'Codi' },
    description: { clear: 'Descripció|Nom del producte|Denominació', vague: 'Producte|Article|Nom' },
    manufacturerName: { clear: 'Fabricant|Marca|Editorial' },
    purchasePrice: { clear: 'Preu net|Preu de compra|Cost|Preu de cost' },
    price: { clear: '', vague: 'Preu|Preu unitari|Preu sense IVA|Import' },
    unit: { clear: 'Unitat|Unitat de mesura' },
    none: { clear: 'Categoria|Família|Estoc|IVA|Descompte|Quantitat' },
  },
} satisfies Record<string, PriceListWords>
