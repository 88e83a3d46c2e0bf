import type { HeaderWordRow } from './header-words.ts'

/** Headers in Dutch: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const dutchHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Bestelcode|Bestelnummer|Bestelnr|Artikelnr|Artikelnummer|Artikelcode|Productcode|Productnummer|Bestel-nr|Bestelnr.|Bestelcode fabrikant|Artikel nr.|Art.nr.|Artikel-nr|Bestelreferentie',
    vague: 'Artikel|Nummer|Code',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Typenummer|Typeaanduiding|Fabrikantnummer|Artikelnummer fabrikant|Onderdeelnummer|Fabrikant artikelnummer|Fabrikantcode|Typenr|Fabrikantartikelnr|Artikelnr. fabrikant|Fabrikant art.nr.|Art.nr. fabrikant|Typenummer fabrikant|Typecode|Type nummer|Fabr. artikelnr|Leverancierstype|Type / bestelnr.|Bestelnummer fabrikant',
    vague: 'Type|Model|Onderdeelnr',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Fabrikant|Merk|Fabricaat|Producent|Fabr.|Merk/Fabrikant|Fabrikant/merk|Merknaam|Fabrikaat',
  },
  {
    meaning: 'description',
    clear:
      'Omschrijving|Benaming|Artikelomschrijving|Beschrijving|Productomschrijving|Naam onderdeel|Productnaam|Onderdelen|Componenten|Materialen|Onderdeelnaam|Artikelnaam|Omschrijving 1|Omschrijving 2|Extra omschrijving|Tekst|Korte omschrijving|Lange omschrijving|Omschr.|Artikel omschrijving|Benaming 2|Technische omschrijving',
    vague: 'Naam|Onderdeel|Materiaal|Component|Product|Apparaat|Materieel',
  },
  {
    meaning: 'attribute',
    clear: 'Specificatie|Specificaties|Waarde|Afmeting|Afmetingen|Kleur|Spanning|Vermogen|Maat|Grootte',
  },
  {
    meaning: 'quantity',
    clear:
      'Aantal|Hoeveelheid|Aantal stuks|Totaal aantal|Benodigd aantal|Aant.|Benodigd|Aantallen|Benodigdheden aantal|Aantal totaal|Aantal per kast|Te bestellen|Benodigde hoeveelheid|Aantal st.|Hvh|Aantal besteld|Bruto aantal|Stuklijst aantal',
    vague: 'Stuks|St.',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Eenheid|Meeteenheid|Eenh.|Ehd|Eh.|Eenheid aantal|Verpakkingseenheid aantal|Besteleenheid|EH',
  },
  {
    meaning: 'installationLocation',
    clear:
      'Locatie|Inbouwplaats|Inbouwlocatie|Plaats|Kast|Paneel|Inbouwplek|Montageplaats|Positie in kast|Schakelkast|Veld',
    vague: 'Opstelling|Ruimte|Waar|Gemonteerd in',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Installatie',
  },
  {
    meaning: 'bmk',
    clear:
      'Codering|Componentcode|Apparaatcode|Apparaatcodering|Aanduiding|Referentie|Tag|Code schema|Apparaatnummer|Codering schema|Positienummer schema|Schemacode|Componentcodering|Coderingen',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Artikelnummer leverancier|Bestelnr. groothandel|Artikelnr. groothandel|Bestelnummer lev.|Artikelnr. lev.|Best.nr. lev.|Leveranciersartikel|Leveranciersnummer|Leverancier artikelnummer|Bestelnummer leverancier|Leverancierscode|Artikelcode leverancier|Artikelnr. leverancier|Art.nr. leverancier|Lev. artikelnr|Lev.art.nr.|Bestelcode leverancier|Leveranciersartikelnummer|Artikelnummer groothandel|Groothandelsnummer|Technische Unie nr|TU nummer|Oosterberg nr|Rexel nummer|Artikelcode crediteur|Artikelnummer crediteur',
  },
  {
    meaning: 'listPrice',
    clear: 'Brutoprijs|Catalogusprijs|Adviesprijs|Lijstprijs|Bruto|Bruto prijs|Bruto/st|Bruto per stuk',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Stuksprijs|Kostprijs|Prijs per stuk|Nettoprijs|Inkoopprijs|Eenheidsprijs|Prijs/stuk|Stukprijs|Netto|Netto prijs|Netto/st|Netto per stuk|Inkoop|Prijs/st|Eenh. prijs',
    vague: 'Prijs|Kosten|Kost',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Koppeling|Webadres|Productlink|Website leverancier|Linkje|Links',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Intern nummer|Intern artikelnummer|Magazijnnummer|Eigen artikelnummer|Onze artikelcode|Stamnummer|Itemcode|Klantartikelnummer',
  },
  {
    meaning: 'isSuppliedPart',
    clear:
      'Levering klant|Klantaanlevering|Levering door|Geleverd door|Levering opdrachtgever|Door klant|Toelevering klant',
  },
  {
    meaning: 'remark',
    clear:
      'Opmerking|Opmerkingen|Notitie|Notities|Toelichting|Commentaar|Extra info|Opm.|Bijzonderheden|Info',
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
