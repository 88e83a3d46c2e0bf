import type { HeaderWordRow } from './header-words.ts'

/** Headers in Italian: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const italianHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      "Codice articolo|Codice prodotto|Cod. articolo|Cod. art.|Codice ordinazione|Codice ordine|Codice di ordinazione|Codice d'ordine|Numero articolo|N. articolo|Cod. prodotto|Codice materiale|Codice componente|Codice pezzo",
    vague: 'Codice|Cod.|Riferimento|Articolo',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Codice costruttore|Codice produttore|Cod. costruttore|Cod. produttore|Sigla costruttore|Codice fabbricante|Numero parte|Part number produttore',
    vague: 'Tipo|Modello',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Costruttore|Produttore|Marca|Marchio|Casa costruttrice|Fabbricante|Casa produttrice',
  },
  {
    meaning: 'description',
    clear:
      'Descrizione|Denominazione|Descrizione articolo|Designazione|Descrizione materiale|Prodotto|Prodotti|Componenti|Materiali|Pezzo',
    vague: 'Nome|Componente|Materiale|Oggetto|Particolare|Oggetti|Voce',
  },
  {
    meaning: 'attribute',
    clear: 'Caratteristiche|Valore|Dimensioni|Dimensione|Colore|Tensione|Potenza|Specifiche|Misura',
  },
  {
    meaning: 'quantity',
    clear: 'Quantità|Q.tà|Qta|Qtà|N. pezzi|Numero pezzi|Quantità totale|N° pezzi|Q.ta totale|Q',
    vague: 'Pezzi|Pz|Numero|Quantitativo',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'U.M.|Unità di misura|Unità|UdM|Unita misura',
  },
  {
    meaning: 'installationLocation',
    clear: 'Ubicazione|Collocazione|Quadro|Posizione di montaggio',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Impianto',
  },
  {
    meaning: 'bmk',
    clear: 'Sigla|Siglatura|Sigla componente|Riferimento topografico|Designatore|Sigla apparecchio',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Codice fornitore|Cod. fornitore|Riferimento fornitore|Codice distributore|Articolo fornitore|Rif. fornitore',
  },
  {
    meaning: 'listPrice',
    clear: 'Prezzo di listino|Prezzo listino|Listino|Prezzo lordo',
  },
  {
    meaning: 'purchasePrice',
    clear:
      "Prezzo unitario|Prezzo netto|Prezzo cad.|Prezzo cadauno|Costo unitario|Prezzo al pezzo|Prezzo acquisto|Prezzo d'acquisto",
    vague: 'Prezzo|Costo',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Collegamento|Sito|Sito web|Link prodotto|Indirizzo web',
  },
  {
    meaning: 'remark',
    clear: 'Annotazioni|Nota|Osservazioni|Commenti|Commento',
    vague: 'Note',
  },
  {
    meaning: 'supplier',
    clear: 'Fornitore|Distributore|Rivenditore|Negozio|Venditore|Venditori|Dove comprare',
  },
  {
    meaning: 'none',
    clear:
      'Prezzo totale|Importo|Importo totale|Totale|Costo totale|Posizione|Pos.|Riga|Peso|Valuta|Consegna|Tempi di consegna|Stato|Immagine|Foto|Impronta|Contenitore',
  },
]
