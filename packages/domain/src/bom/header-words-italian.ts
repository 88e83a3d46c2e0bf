import type { HeaderWordRow } from './header-words.ts'

/** Headers in Italian: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const italianHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      "Codice articolo|Codice prodotto|Cod. articolo|Cod. art.|Codice ordinazione|Codice ordine|Codice di ordinazione|Codice d'ordine|Numero articolo|N. articolo|Cod. prodotto|Codice materiale|Codice componente|Codice pezzo|Cod. ordine|Cod. ordinazione|Codice commerciale|Cod. materiale|Codice parte",
    vague: "Codice|Cod.|Riferimento|Articolo|Numero d'ordine",
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Codice costruttore|Codice produttore|Cod. costruttore|Cod. produttore|Sigla costruttore|Codice fabbricante|Numero parte|Part number produttore|Rif. costruttore|Codice tipo|Codice catalogo|Cod. catalogo|Articolo costruttore|Cod. fabbr.|Codice casa|Tipo costruttore|Codice articolo costruttore|Cod. art. costruttore|Sigla articolo|Cod. prod.|Cod. costr.',
    vague: 'Tipo|Modello',
  },
  {
    meaning: 'manufacturerName',
    clear:
      'Costruttore|Produttore|Marca|Marchio|Casa costruttrice|Fabbricante|Casa produttrice|Ditta|Ditta costruttrice|Marca/Costruttore|Costr.|Casa|Nome costruttore',
  },
  {
    meaning: 'description',
    clear:
      'Descrizione|Denominazione|Descrizione articolo|Designazione|Descrizione materiale|Prodotto|Prodotti|Componenti|Materiali|Pezzo|Descrizione 1|Descrizione 2|Descrizione estesa|Descrizione aggiuntiva|Descrizione tecnica|Descrizione componente|Denominazione articolo|Descr.|Denom.',
    vague:
      'Nome|Componente|Materiale|Oggetto|Particolare|Oggetti|Voce|Apparecchiatura|Apparecchio|Dispositivo|Funzione/Descrizione',
  },
  {
    meaning: 'attribute',
    clear: 'Caratteristiche|Valore|Dimensioni|Dimensione|Colore|Tensione|Potenza|Specifiche|Misura',
  },
  {
    meaning: 'quantity',
    clear:
      'Quantità|Q.tà|Qta|Qtà|N. pezzi|Numero pezzi|Quantità totale|N° pezzi|Q.ta totale|Q|Q.ta|Quant.|Qta tot.|Q.tà tot.|Q.tà totale|Fabbisogno|Qta fabbisogno|Q.tà impegno|Quantità impiego|Coeff. impiego|Quantità ordinata',
    vague: 'Pezzi|Pz|Numero|Quantitativo',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'U.M.|Unità di misura|Unità|UdM|Unita misura|UM|U.m|Um.|Un. mis.',
  },
  {
    meaning: 'installationLocation',
    clear:
      'Ubicazione|Collocazione|Quadro|Posizione di montaggio|Posizione quadro|Quadro elettrico|Luogo|Punto di installazione',
    vague: 'Zona|Posizione montaggio|Montaggio|Pannello|Dove|Dove va|Dove montato',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Impianto',
  },
  {
    meaning: 'bmk',
    clear:
      'Sigla|Siglatura|Sigla componente|Riferimento topografico|Designatore|Sigla apparecchio|Sigla schema|Sigla elettrica|Sigla el.|Siglatura componente|Etichetta|Rif. schema|Riferimento schema|Sigle|Identificazione|Targhetta',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Codice fornitore|Cod. fornitore|Riferimento fornitore|Codice distributore|Articolo fornitore|Rif. fornitore|Cod. fornit.|Cod. art. fornitore|Codice articolo fornitore|Rif. forn.|Cod. forn.|Codice grossista',
  },
  {
    meaning: 'listPrice',
    clear: 'Prezzo di listino|Prezzo listino|Listino|Prezzo lordo|Listino €|Prezzo di list.|Listino unitario',
  },
  {
    meaning: 'purchasePrice',
    clear:
      "Prezzo unitario|Prezzo netto|Prezzo cad.|Prezzo cadauno|Costo unitario|Prezzo al pezzo|Prezzo acquisto|Prezzo d'acquisto|Prezzo netto unitario|Netto|Prezzo un.|Prezzo unit.|P. unitario|P.U.|Costo netto|Prezzo di acquisto",
    vague: 'Prezzo|Costo',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Collegamento|Sito|Sito web|Link prodotto|Indirizzo web',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Codice interno|Cod. interno|Codice aziendale|Nostro codice|Ns. codice|Vs. codice|Codice cliente|Cod. cliente|Codice gestionale',
  },
  {
    meaning: 'isSuppliedPart',
    clear: 'Fornitura cliente|A carico cliente|Conto lavoro|C/lavoro|Fornito dal cliente|Fornito da',
    vague: 'Fornitura|A cura di|A cura ns.|A ns. cura|A nostra cura|Ns. fornitura|Fornitura ns.',
  },
  {
    meaning: 'remark',
    clear: 'Annotazioni|Nota|Osservazioni|Commenti|Commento|Osservaz.|Annotaz.|Commento interno',
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
