import type { HeaderWordRow } from './header-words.ts'

/**
 * Headers of the trade in the languages lists from abroad are exported in: French, Dutch, Italian, Spanish, Polish,
 * Czech. Compared like the German and English ones.
 */
export const headerWordsAbroad: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Référence commande|Référence article|Code article|N° article|Code commande|N° de commande|Bestelcode|Bestelnummer|Bestelnr|Artikelnr|Codice articolo|Codice prodotto|Cod. articolo|Cod. art.|Codice ordinazione|Codice ordine|Codice di ordinazione|Código artículo|Código de pedido|N° de pedido|Referencia de pedido|Nr katalogowy|Numer katalogowy|Nr kat.|Nr zamówieniowy|Numer zamówieniowy|Numer artykułu|Nr artykułu|Kod artykułu|Objednací číslo|Obj. číslo|Obj. č.|Objednací kód|Objednávací číslo|Katalogové číslo|Číslo artiklu|Číslo výrobku',
    vague: 'Référence|Réf.|Referencia|Codice|Código|Indeks',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Référence fabricant|Réf. fabricant|Référence constructeur|Réf. constructeur|Typenummer|Typeaanduiding|Codice costruttore|Codice produttore|Referencia fabricante|Ref. fabricante|Numer producenta|Nr producenta|Oznaczenie typu|Typové číslo|Typové označení|Číslo výrobce',
    vague: 'Tipo|Modèle|Modello|Modelo',
  },
  {
    meaning: 'manufacturerName',
    clear:
      'Fabricant|Constructeur|Marque|Fabrikant|Merk|Fabricaat|Costruttore|Produttore|Marca|Marchio|Casa costruttrice|Fabricante|Producent|Marka|Výrobce|Značka',
  },
  {
    meaning: 'description',
    clear:
      'Libellé|Dénomination|Omschrijving|Benaming|Artikelomschrijving|Descrizione|Denominazione|Descripción|Denominación|Nazwa|Nazwa towaru|Nazwa artykułu|Opis|Opis artykułu|Popis|Název|Název výrobku',
  },
  {
    meaning: 'quantity',
    clear:
      'Quantité|Qté|Nombre|Aantal|Hoeveelheid|Quantità|Q.tà|Qta|N. pezzi|Numero pezzi|Cantidad|Cant.|Ilość|Liczba|Liczba sztuk|Množství|Počet|Počet kusů|Počet ks|Ks',
    vague: 'Pezzi|Szt.|Kusů|Nb',
  },
  {
    meaning: 'quantityUnitName',
    clear:
      'Unité|Unité de mesure|Eenheid|U.M.|Unità di misura|Unità|Unidad|Unidad de medida|J.m.|Jedn.|Jednostka|Jednostka miary|M.j.|MJ|Jednotka|Měrná jednotka',
  },
  {
    meaning: 'installationLocation',
    clear:
      'Localisation|Emplacement|Armoire|Coffret|Locatie|Inbouwplaats|Inbouwlocatie|Plaats|Kast|Ubicazione|Collocazione|Quadro|Ubicación|Armario|Lokalizacja|Miejsce montażu|Szafa|Umístění|Rozváděč|Rozvaděč|Skříň',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Installatie|Impianto|Instalación|Instalacja|Zařízení',
  },
  {
    meaning: 'bmk',
    clear:
      'Repère|Repérage|Repère appareil|Codering|Componentcode|Apparaatcode|Apparaatcodering|Sigla|Siglatura|Identificación|Oznaczenie|Oznaczenie aparatu|Symbol aparatu|Označení|Označení přístroje',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Référence fournisseur|Réf. fournisseur|Artikelnummer leverancier|Leveranciersnummer|Codice fornitore|Referencia proveedor|Nr dostawcy|Číslo dodavatele',
  },
  {
    meaning: 'listPrice',
    clear:
      'Prix public|Prix tarif|Prix catalogue|Brutoprijs|Catalogusprijs|Adviesprijs|Prezzo di listino|Prezzo listino|Listino|Precio de lista|Precio tarifa|Cena katalogowa|Ceníková cena|Katalogová cena',
    vague: 'Prix|Prijs|Prezzo|Precio|Cena',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Prix unitaire|Prix unitaire HT|PU HT|Prix net|Stuksprijs|Prijs per stuk|Nettoprijs|Inkoopprijs|Prezzo unitario|Prezzo netto|Precio unitario|Precio neto|Cena netto|Cena jednostkowa|Cena jedn.|Cena zakupu|Cena za kus|Jednotková cena|Nákupní cena',
  },
  {
    meaning: 'remark',
    clear:
      'Remarque|Remarques|Observations|Commentaire|Opmerking|Opmerkingen|Annotazioni|Observaciones|Uwagi|Poznámka|Poznámky',
  },
  {
    meaning: 'supplier',
    clear: 'Fournisseur|Leverancier|Fornitore|Proveedor|Dostawca|Dodavatel',
  },
  {
    meaning: 'none',
    clear:
      'Prix total|Prix total HT|Total HT|Montant|Montant HT|Poste|Totaalprijs|Totaal|Bedrag|Volgnr|Volgnummer|Prezzo totale|Importo|Totale|Precio total|Importe|Wartość|Wartość netto|Suma|Cena celkem|Celkem|Poř. č.|Pořadové číslo',
  },
]
