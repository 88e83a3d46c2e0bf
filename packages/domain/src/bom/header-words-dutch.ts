import type { HeaderWordRow } from './header-words.ts'

/** Headers in Dutch: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const dutchHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Bestelcode|Bestelnummer|Bestelnr|Artikelnr|Artikelnummer|Artikelcode|Productcode|Productnummer|Bestel-nr',
    vague: 'Artikel|Nummer|Code',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Typenummer|Typeaanduiding|Fabrikantnummer|Artikelnummer fabrikant|Onderdeelnummer|Fabrikant artikelnummer|Fabrikantcode|Typenr',
    vague: 'Type|Model|Onderdeelnr',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Fabrikant|Merk|Fabricaat|Producent',
  },
  {
    meaning: 'description',
    clear:
      'Omschrijving|Benaming|Artikelomschrijving|Beschrijving|Productomschrijving|Naam onderdeel|Productnaam|Onderdelen|Componenten|Materialen|Onderdeelnaam|Artikelnaam',
    vague: 'Naam|Onderdeel|Materiaal|Component|Product',
  },
  {
    meaning: 'attribute',
    clear: 'Specificatie|Specificaties|Waarde|Afmeting|Afmetingen|Kleur|Spanning|Vermogen|Maat|Grootte',
  },
  {
    meaning: 'quantity',
    clear:
      'Aantal|Hoeveelheid|Aantal stuks|Totaal aantal|Benodigd aantal|Aant.|Benodigd|Aantallen|Benodigdheden aantal',
    vague: 'Stuks|St.',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Eenheid|Meeteenheid|Eenh.',
  },
  {
    meaning: 'installationLocation',
    clear: 'Locatie|Inbouwplaats|Inbouwlocatie|Plaats|Kast|Paneel',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Installatie',
  },
  {
    meaning: 'bmk',
    clear: 'Codering|Componentcode|Apparaatcode|Apparaatcodering|Aanduiding|Referentie',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Artikelnummer leverancier|Leveranciersnummer|Leverancier artikelnummer|Bestelnummer leverancier|Leverancierscode',
  },
  {
    meaning: 'listPrice',
    clear: 'Brutoprijs|Catalogusprijs|Adviesprijs|Lijstprijs',
  },
  {
    meaning: 'purchasePrice',
    clear: 'Stuksprijs|Prijs per stuk|Nettoprijs|Inkoopprijs|Eenheidsprijs|Prijs/stuk|Stukprijs',
    vague: 'Prijs|Kosten|Kost',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Koppeling|Webadres|Productlink|Website leverancier|Linkje|Links',
  },
  {
    meaning: 'remark',
    clear: 'Opmerking|Opmerkingen|Notitie|Notities|Toelichting|Commentaar|Extra info',
  },
  {
    meaning: 'supplier',
    clear: 'Leverancier|Winkel|Verkoper|Distributeur|Waar te koop|Besteld bij|Bron',
  },
  {
    meaning: 'none',
    clear:
      'Totaalprijs|Totaal|Bedrag|Volgnr|Volgnummer|Totale prijs|Totale kosten|Positie|Gewicht|Valuta|Levertijd|Status|Afbeelding|Behuizing|Subtotaal|Voorraad',
  },
]
