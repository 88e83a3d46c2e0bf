import type { HeaderWordRow } from './header-words.ts'

/** Headers in Swedish, Danish and Norwegian, which differ by letters and hardly contradict: the terms of ERP and CAD programs set to them, of their dealers' shops and of people's own lists. */
export const scandinavianHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Artikelnummer|Artikelnr|Artnr|Beställningsnummer|Beställningsnr|Best.nr|Varenummer|Varenr|Vare-nr|Bestillingsnummer|Bestillingsnr|Ordrenummer|Katalognummer|Produktnummer|Produktnr|Artikkelnummer|Artikkelnr|Delnummer|Reservdelsnummer|Best.nr.|Bestnr|Art.nr.|Vare nr.|Artikkel nr.|Bestillingskode|Ordrekode',
    vague: 'Vare|Artikkel|Artikel|Kode|Kod',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Typbeteckning|Typebetegnelse|Typenummer|Tillverkarens artikelnummer|Tillverkarens nummer|Producentens varenummer|Producentnummer|Produsentnummer|Fabrikantnummer|Leverandørens typenummer|Modellbeteckning|Fabrikatnr|Tillverkarens art.nr|Tillv. art.nr|Fabr. nr|Producentens nr|Producent varenr|Produsentens varenr|Typenr|Typnr|Typbet.|Typebet.|Fabrikat type|Produsent art.nr',
    vague: 'Typ|Type|Modell|Model',
  },
  {
    meaning: 'manufacturerName',
    clear:
      'Tillverkare|Fabrikat|Producent|Fabrikant|Produsent|Mærke|Merke|Märke|Fabr.|Tillv.|Merke/Fabrikat|Leverandør/Fabrikat',
  },
  {
    meaning: 'description',
    clear:
      'Benämning|Beskrivning|Artikelbenämning|Artikelnamn|Namn|Beskrivelse|Betegnelse|Varebetegnelse|Varenavn|Varebeskrivelse|Navn|Produktnamn|Produktnavn|Komponentnavn|Varetekst|Artikelbeskrivning|Produktbeskrivelse|Beskrivning 2|Beskrivelse 2|Tekst|Text|Benämning 2|Varetekst 2|Betegnelse 2|Artikkelbeskrivelse|Produktbeskrivning',
    vague: 'Komponent|Komponenter|Del|Delar|Dele|Deler|Sak|Ting|Produkt',
  },
  {
    meaning: 'attribute',
    clear:
      'Värde|Verdi|Værdi|Mått|Mål|Dimension|Färg|Farve|Farge|Storlek|Størrelse|Spänning|Spænding|Spenning|Specifikation|Spesifikasjon',
  },
  {
    meaning: 'quantity',
    clear:
      'Antal|Antall|Kvantitet|Mängd|Mængde|Mengde|Antal st|Antal stk|Antall stk|Styck|Behov|Totalt antal|Totalt antall|Antal i alt|Ant.|Antal pr. tavle|Antal total|Antal/skåp|Mgd',
    vague: 'Stycken',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Enhet|Enhed|Måttenhet|Måleenhet|Måleenhed|Enh.|Enhed antal|Enh',
  },
  {
    meaning: 'installationLocation',
    clear:
      'Placering|Plassering|Skåp|Skap|Tavla|Tavle|Monteringsplats|Monteringssted|Plac.|Plass.|Skåp/plats|Plats|Felt|Fack',
    vague: 'Hvor|Monteret i|Monterad i|Montert i',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Anläggning|Anlegg|Anlæg',
  },
  {
    meaning: 'bmk',
    clear:
      'Littera|Komponentbeteckning|Referensbeteckning|Referencebetegnelse|Referansebetegnelse|Komponentbetegnelse|Ref.bet.|Komp.bet.|Beteckning i schema|Mærkning|Merking|Märkning|Tag|Komponentmærkning',
    vague: 'Beteckning|Position',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Leverantörens artikelnummer|Lev. artikelkod|Lev. artikelnr|Leverantörskod|Leverantörsnummer|Leverantörens nr|Lev.artnr|Leverandørens varenummer|Leverandørnummer|Leverandørens varenr|Elfa nr|Elfa artikelnummer|Ahlsell nr|Onninen nr|Solar nr|Lev. varenr|Lev.varenr|Lev. art.nr|Lev. artikelnr|Leverandør varenr|Grossistnummer|Grossist nr|EL-nummer grossist|LM nr|Leverantörens art.nr|E-nummer|El-nummer|EL-nr|E-nr|Lev. artikelkod|Leverantörens artikelkod',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Internt nummer|Eget artikelnummer|Eget varenummer|Internt varenummer|Eget nr|Internt nr|Internt varenr|Lagernr|Kundens artikelnr|Kundens varenr',
  },
  {
    meaning: 'listPrice',
    clear:
      'Listpris|Bruttopris|Katalogpris|Cirkapris|Vejledende pris|Veiledende pris|Listepris|Rekommenderat pris|Brutto|Bruttopris/st',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Styckpris|Stykpris|Stykkpris|Enhetspris|Enhedspris|Inköpspris|Indkøbspris|Innkjøpspris|Nettopris|Pris/st|Pris per st|Pris pr. stk|Pris pr stk|Pris per stk|Pris/stk|À-pris|A-pris|Á pris|Pris pr. styk|Pris per enhet|Pris per styck|Netto|Nettopris/st|Stk. pris|Enh.pris|Netto pr. stk',
    vague: 'Pris|Kostnad|Pris exkl moms|Pris inkl moms|Pris ekskl mva|Pris inkl mva',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Länk|Länkar|Lenke|Lenker|Nettside|Hemsida|Hjemmeside|Webbsida',
  },
  {
    meaning: 'isSuppliedPart',
    clear: 'Leveres af|Leveres av|Levereras av|Kundeleverance|Kundens leverans|Bygherreleverance',
  },
  {
    meaning: 'remark',
    clear:
      'Anmärkning|Anmärkningar|Bemærkning|Bemærkninger|Merknad|Merknader|Kommentar|Kommentarer|Notering|Anteckning|Notat|Notater|Bemerkning|Anm.|Bem.|Merk',
  },
  {
    meaning: 'supplier',
    clear:
      'Leverantör|Leverandør|Butik|Butikk|Beställs från|Återförsäljare|Forhandler|Forhandlare|Grossist|Inköpsställe|Beställare|Købt hos|Kjøpt hos|Kjøpested',
  },
  {
    meaning: 'none',
    clear:
      'Summa|Totalpris|Totalt|Totalsumma|Pris totalt|Pris i alt|I alt|Samlet pris|Sum|Radsumma|Rad|Linje|Vikt|Vekt|Vægt|Valuta|Lagersaldo|Lagerstatus|Leveranstid|Leveringstid|Moms|Mva|Rabatt|Rabat|Bild|Bilde|Billede|Datum|Dato|Kapsling|Lager|Ritning|Tegning',
  },
]
