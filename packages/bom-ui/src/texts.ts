import { useTranslation } from 'react-i18next'

const texts = {
  title: 'Stückliste',
  upload: {
    drop: 'Stückliste hochladen',
    hint: 'Die Spalten erkennt das Portal selbst; Sie prüfen die Zuordnung.',
    replaceTitle: 'Neue Stückliste hochladen',
    replaceHint: 'Sie ersetzt „{{name}}“ und alle Zeilen daraus.',
    keep: 'Bisherige behalten',
    running: '„{{name}}“ wird übertragen',
    reading: '„{{name}}“ wird gelesen',
    cancel: 'Abbrechen',
    failed: '„{{name}}“ konnte nicht übernommen werden',
    retry: 'Erneut versuchen',
    other: 'Andere Datei wählen',
    cancelled: 'Die Übertragung wurde abgebrochen. Es wurde nichts geändert.',
    wayOut: {
      format: 'Speichern Sie die Tabelle als .xlsx oder .csv und laden Sie sie erneut hoch.',
      damaged:
        'Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie unter neuem Namen und laden Sie diese hoch.',
      size: 'Löschen Sie Tabellenblätter und Bilder, die nicht zur Stückliste gehören, und laden Sie die Datei erneut hoch.',
      empty: 'Prüfen Sie, ob Sie die richtige Datei gewählt haben.',
      later: 'Die Datei ist gemerkt. Versuchen Sie es in einem Moment erneut.',
      reload: 'Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    },
  },
  file: {
    name: 'Stückliste {{name}}',
    none: 'Noch keine Stückliste.',
  },
  mapping: {
    titlePlain: 'Spalten zuordnen',
    mapped: '{{lines}} übernommen.',
  },
  review: {
    what: 'Die Zeilen der Stückliste',
  },
  estimate: { title: 'Kostenrahmen' },
  count: {
    line: 'Zeile',
    lines: 'Zeilen',
    error: 'Fehler',
    errors: 'Fehler',
  },
}

export type BomText = (key: string, values?: Record<string, unknown>) => string

const namespace = 'bom'

/** Words of a part whose code comes later; what it does not name is said as everywhere. */
export interface LaterTexts {
  namespaces: [own: string, shared: typeof namespace]
  texts: object
}

/** Texts by their key. They work in every remote, whatever its own namespace is. */
export function useBomText(later?: LaterTexts): BomText {
  const { t, i18n } = useTranslation(later?.namespaces ?? namespace, {
    nsMode: 'fallback',
    useSuspense: false,
  })
  const bring = (name: string, words: object) =>
    i18n.hasResourceBundle('de', name) || i18n.addResourceBundle('de', name, words)
  bring(namespace, texts)
  if (later) bring(later.namespaces[0], later.texts)
  // Its own type knows the keys of declared namespaces only.
  return t as unknown as BomText
}
