import type { HeaderWordRow } from './header-words.ts'

/** Headers in Catalan: those of schools, laboratories and people's own lists. */
export const catalanHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear: 'Codi de comanda|Referència de comanda|Codi article|Codi producte',
    vague: 'Referència|Codi',
  },
  {
    meaning: 'manufacturerNumber',
    clear: 'Referència fabricant|Codi fabricant|Número de peça',
    vague: 'Tipus',
  },
  { meaning: 'manufacturerName', clear: 'Fabricant|Marca' },
  {
    meaning: 'description',
    clear: 'Descripció|Denominació|Nom del component|Nom del producte|Concepte',
    vague: 'Nom|Component|Peça|Producte|Element|Article',
  },
  { meaning: 'attribute', clear: 'Característiques|Especificacions|Mida|Mides|Dimensions|Tensió|Potència' },
  {
    meaning: 'quantity',
    clear:
      'Quantitat|Quantitats|Quantitat necessària|Quantitat total|Unitats|Nombre d’unitats|Quantitat requerida',
  },
  { meaning: 'quantityUnitName', clear: 'Unitat|Unitat de mesura' },
  { meaning: 'bmk', clear: 'Designador|Identificador|Referència esquema' },
  { meaning: 'wholesalerOrderNumber', clear: 'Referència proveïdor|Codi proveïdor|Ref. proveïdor' },
  {
    meaning: 'purchasePrice',
    clear: 'Preu unitari|Preu per unitat|Preu net|Cost unitari',
    vague: 'Preu|Cost',
  },
  { meaning: 'manufacturerLink', clear: 'Enllaç|Pàgina web|Enllaç de compra' },
  { meaning: 'remark', clear: 'Observacions|Comentaris|Comentari|Notes' },
  { meaning: 'supplier', clear: 'Proveïdor|Botiga|Distribuïdor|Venedor' },
  { meaning: 'none', clear: 'Preu total|Import|Cost total|Posició|Pes|Termini|Estat|Quantitat mínima' },
]
