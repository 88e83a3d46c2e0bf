import type { HeaderWordRow } from './header-words.ts'

/** Headers in Spanish: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const spanishHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Código artículo|Código de artículo|Código de pedido|N° de pedido|Número de pedido|Referencia de pedido|Código de producto|Código producto|Ref. producto|Número de artículo|N° artículo|Código del material|Clave|Código del producto|Código material|Cód. artículo|Cód. producto|Ref. artículo|Código de compra|Referencia comercial|Nº artículo|N.º de artículo',
    vague: 'Referencia|Código|Ref.',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Referencia fabricante|Ref. fabricante|Referencia del fabricante|Número de parte|N° de parte|No. de parte|Núm. de parte|Código fabricante|Número de pieza|Número de parte del fabricante|Part number fabricante|No. de catálogo|N° de catálogo|Número de catálogo|Nº catálogo|Ref. fab.|Ref. fabr.|Cód. fabricante|Referencia de fábrica|Modelo / Referencia|No. catálogo|Catálogo',
    vague: 'Tipo|Modelo',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Fabricante|Marca|Nombre del fabricante|Marca/Fabricante|Marca comercial|Fab.|Casa comercial',
  },
  {
    meaning: 'description',
    clear:
      'Descripción|Denominación|Descripción del material|Descripción del producto|Designación|Nombre del componente|Nombre del producto|Concepto|Detalle|Materiales|Insumo|Insumos|Elementos|Resumen|Descripción 1|Descripción 2|Descripción artículo|Descripción técnica|Texto|Texto breve|Descripción corta|Descripción larga|Descrip.|Desc. artículo',
    vague:
      'Nombre|Componente|Material|Producto|Artículo|Elemento|Pieza|Parte|Tipo dispositivo|Dispositivo|Ítem|Partida|Equipo|Equipos|Aparato',
  },
  {
    meaning: 'attribute',
    clear:
      'Características|Especificaciones|Especificación|Valor|Tamaño|Dimensiones|Medidas|Color|Tensión|Voltaje|Potencia|Medida',
  },
  {
    meaning: 'quantity',
    clear:
      'Cant requerida|Cant. requerida|Cantidad|Cant.|Cantidad total|Unidades|Número de unidades|Cantidad requerida|Cantidad necesaria|Cantidad de piezas|Cant. total|Ctd|Ctdad|Cantidades|Ud.|CanPres|Cantidad pedida|Cant. pedida|Cant. unit.|Cantidad unitaria|Ctd.|Cant. necesaria|Uds. totales|Nº unidades|Cant. por cuadro',
    vague: 'Piezas|Uds.|Número|Total unidades',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Unidad|Unidad de medida|U. medida|UM|Unid.|Ud|Un.|U.M.|Un. med.|Unidad med.|Udm',
    vague: 'Medida',
  },
  {
    meaning: 'installationLocation',
    clear:
      'Ubicación|Armario|Tablero|Localización|Cuadro|Cuadro eléctrico|Emplazamiento|Lugar|Gabinete|Lugar de montaje',
    vague: 'Zona|Panel|Dónde|Donde|Dónde va|Va en',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Instalación',
  },
  {
    meaning: 'bmk',
    clear:
      'Identificación|Designador|Designadores|Referencia en esquema|Etiqueta|Identificador|Referencia esquema|Identificación esquema|Designación aparato|Marca esquema|Tag equipo|Ref. esquema|Identif.|Denominación esquema',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Referencia proveedor|Ref. proveedor|Código proveedor|Código del proveedor|Referencia del proveedor|Código distribuidor|Ref. prov.|Cód. proveedor|Cód. prov.|Referencia distribuidor|Código almacén proveedor|Nº proveedor',
  },
  {
    meaning: 'listPrice',
    clear:
      'Precio de lista|Precio tarifa|Precio de catálogo|PVP|Tarifa|Precio bruto|PVP unitario|Precio catálogo|Precio tarifa unitario|P.V.P.|Tarifa €',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Precio unitario|Precio neto|Precio por unidad|Precio unidad|Precio ud.|Precio/ud|Coste unitario|Costo unitario|P. unitario|P. Unit.|Precio de compra|Valor unitario|PrPres|Precio unit.|Precio neto unitario|Precio coste|P.U.|Precio uni.|Neto',
    vague: 'Precio|Coste|Costo',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Enlace|Enlaces|Página web|Vínculo|Enlace de compra|Liga',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Código interno|Cód. interno|Referencia interna|Ref. interna|Código SAP|Código ERP|Código cliente|Ref. cliente|Código componente|Cód. componente|Codcomp',
  },
  {
    meaning: 'isSuppliedPart',
    clear:
      'Suministro cliente|Suministrado por|Por cliente|A cargo del cliente|Suministra mandante|Suministra cliente|Suministra|Lo pone el cliente|¿Lo pone el cliente?',
    vague: 'Suministro|Alcance|Provee|Provisto por|Aporta|Aportado por|Lo pone|Quién lo pone',
  },
  {
    meaning: 'remark',
    clear: 'Observaciones|Observación|Comentario|Comentarios|Notas|Nota|Anotaciones|Obs.|Comentario interno',
  },
  {
    meaning: 'supplier',
    clear:
      'Proveedor|Distribuidor|Tienda|Vendedor|Suministrador|Lugar de compra|Proveedores|Donde comprar|Dónde comprar',
  },
  {
    meaning: 'none',
    clear:
      'Precio total|Importe|Importe total|Coste total|Costo total|Subtotal|Posición|Peso|Moneda|Plazo de entrega|Estado|Foto|Imagen|Encapsulado|Huella|Empaque|Valor total|Orden',
  },
]
