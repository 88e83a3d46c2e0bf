import { type BomText, type LaterTexts, useBomText } from '../texts.ts'

/** Words of the estimate, which a new enquiry does not show. */
const later: LaterTexts = {
  namespaces: ['bom-estimate', 'bom'],
  texts: {
    estimate: {
      each: 'Je Schrank',
      all: 'Für {{count}}',
      withoutMaterial: '{{without}} von {{lines}} ohne Preis: Material nicht enthalten.',
      oneSupplied: 'Dazu 1 Beistellteil, das keinen Preis braucht.',
      manySupplied: 'Dazu {{supplied}} Beistellteile, die keinen Preis brauchen.',
      mostlyWithout:
        'Für mehr als die Hälfte der Zeilen, die einen brauchen, ist kein Preis bekannt. Der Kostenrahmen liegt deshalb wahrscheinlich zu niedrig.',
      parts: 'Woraus er sich ergibt',
      bars: {
        discounted: 'Material mit Rabattgruppe',
        discountedMargin: 'Aufschlag darauf, 20 bis 35 %',
        nonDiscounted: 'Material ohne Rabattgruppe',
        nonDiscountedMargin: 'Aufschlag darauf, 1 bis 10 %',
        supplied: 'Zuschlag für Beistellteile',
        work: 'Arbeit',
      },
      notes: {
        errorFactor: 'Aufschläge mal {{factor}}: {{errors}} von {{lines}} mit Fehler',
        settled: 'dazu {{settled}} ohne Artikel, wo keiner nötig ist',
        work: '{{minutes}} zu {{rate}} je Stunde, {{pieces}} ohne Artikel je {{minimum}} bis {{maximum}} Minuten',
      },
      showLines: 'Zeilen zeigen: {{what}}',
      narrowing: {
        title: 'Was ihn am meisten einengt',
        toOne: 'Was dahin führt',
        articles: '{{lines}} einem Artikel zuordnen: um {{euro}} enger',
        articlesSettled:
          '{{lines}} einem Artikel zuordnen, dazu {{settled}}, wo keiner nötig ist: um {{euro}} enger',
        errors: '{{lines}} mit Fehler berichtigen: um {{euro}} enger',
        errorsSettled:
          '{{lines}} mit Fehler berichtigen, dazu {{settled}} ohne Artikel, wo keiner nötig ist: um {{euro}} enger',
        settled: '{{settled}} ohne Artikel, wo keiner nötig ist, doch einem zuordnen: um {{euro}} enger',
        quantities: '{{lines}} ohne Menge: um wie viel, ist nicht bekannt',
        prices: '{{lines}} ohne Preis: um wie viel, ist nicht bekannt',
        counts: {
          articles: '{{lines}} einem Artikel zuordnen',
          articlesSettled: '{{lines}} einem Artikel zuordnen, dazu {{settled}}, wo keiner nötig ist',
          settled: '{{settled}} ohne Artikel, wo keiner nötig ist, doch einem zuordnen',
          quantities: '{{lines}} eine Menge geben',
          prices: '{{lines}} mit einem Artikel ohne Preis',
        },
      },
      widening: {
        title: 'Was ihn breit macht',
        toOne: 'Woran es liegt',
        articles: '{{lines}} ohne Artikel: um {{euro}} breiter',
        articlesSettled: '{{lines}} ohne Artikel, dazu {{settled}}, wo keiner nötig ist: um {{euro}} breiter',
        errors: '{{lines}} mit Fehler: um {{euro}} breiter',
        errorsSettled:
          '{{lines}} mit Fehler, dazu {{settled}} ohne Artikel, wo keiner nötig ist: um {{euro}} breiter',
        settled: '{{settled}} ohne Artikel, wo keiner nötig ist: um {{euro}} breiter',
        quantities: '{{lines}} ohne Menge: um wie viel, ist nicht bekannt',
        prices: '{{lines}} ohne Preis: um wie viel, ist nicht bekannt',
        counts: {
          articles: '{{lines}} ohne Artikel',
          articlesSettled: '{{lines}} ohne Artikel, dazu {{settled}}, wo keiner nötig ist',
          settled: '{{settled}} ohne Artikel, wo keiner nötig ist',
          quantities: '{{lines}} ohne Menge',
          prices: '{{lines}}, deren Artikel keinen Preis hat',
        },
      },
      connectionList: 'Verdrahtungsliste: 20 % weniger Mindestarbeit',
      ncData: 'NC-Daten: 5 % weniger Mindestarbeit',
      note: 'Unverbindlich; den Preis nennt das Angebot.',
      roundedNote: 'Gerundet und unverbindlich; den Preis nennt das Angebot.',
      lines: 'Zeilen',
      unmatchedLines: 'Zeilen ohne Artikel',
      linesWithoutQuantity: 'Zeilen ohne Menge',
      linesWithoutPrice: 'Zeilen, deren Artikel keinen Preis hat',
      suppliedParts: 'Beistellteile',
      workTime: 'Arbeitszeit',
      missing: {
        NO_PRICES:
          'Noch kein Kostenrahmen: Zu keiner Zeile ist ein Preis bekannt. Er erscheint, sobald einer Zeile ein Artikel mit Preis zugeordnet ist; Preise aus der Stückliste selbst zählen nicht.',
      },
      missingRead: {
        NO_PRICES:
          'Kein Kostenrahmen: Zu keiner Zeile ist ein Preis bekannt. Preise aus der Stückliste selbst zählen nicht.',
      },
    },
    count: {
      cabinet: 'Schrank',
      cabinets: 'Schränke',
      part: 'Beistellteil',
      parts: 'Beistellteile',
      piece: 'Stück',
      pieces: 'Stück',
    },
  },
}

export const useEstimateText = (): BomText => useBomText(later)
