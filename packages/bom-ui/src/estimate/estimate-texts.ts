import { type BomText, type LaterTexts, useBomText } from '../texts.ts'

/** Words of the estimate, which a new enquiry does not show. */
const later: LaterTexts = {
  namespaces: ['bom-estimate', 'bom'],
  texts: {
    estimate: {
      each: 'Je Schrank',
      all: 'Für {{count}}',
      parts: 'Woraus er sich ergibt',
      discounted: 'Material mit Rabattgruppe',
      discountedNote: 'darauf 20 bis 35 % Aufschlag',
      nonDiscounted: 'Material ohne Rabattgruppe',
      nonDiscountedNote: 'darauf 1 bis 10 % Aufschlag',
      errorFactor: 'Fehlerfaktor auf die Aufschläge',
      errorFactorNote: '{{errors}} von {{lines}} mit Fehler',
      supplied: 'Zuschlag für Beistellteile',
      suppliedNote: '{{parts}}',
      work: 'Arbeitskosten',
      workNote: '{{minutes}} zu {{rate}} je Stunde',
      unmatched: 'Menge ohne Artikel',
      unmatchedNote: 'je {{minimum}} bis {{maximum}} Minuten',
      connectionList: 'Verdrahtungsliste: 20 % weniger Mindestarbeit',
      ncData: 'NC-Daten: 5 % weniger Mindestarbeit',
      note: 'Unverbindlich; den Preis nennt das Angebot.',
      roundedNote: 'Gerundet und unverbindlich; den Preis nennt das Angebot.',
      lines: 'Zeilen',
      unmatchedLines: 'Zeilen ohne Artikel',
      linesWithoutPrice: 'Zeilen, deren Artikel keinen Preis hat',
      suppliedParts: 'Beistellteile',
      workTime: 'Arbeitszeit',
      missing: {
        NO_PRICES:
          'Noch kein Kostenrahmen: Zu keiner Zeile ist ein Preis bekannt. Er erscheint, sobald einer Zeile ein Artikel mit Preis zugeordnet ist.',
      },
    },
    count: {
      cabinet: 'Schrank',
      cabinets: 'Schränke',
      part: 'Beistellteil',
      parts: 'Beistellteile',
    },
  },
}

export const useEstimateText = (): BomText => useBomText(later)
