import { type BomText, type LaterTexts, useBomText } from '../texts.ts'

/** Words beside the file of a list, which a new enquiry does not show. */
const later: LaterTexts = {
  namespaces: ['bom-file', 'bom'],
  texts: {
    file: {
      map: 'Spalten zuordnen',
      replace: 'Neu hochladen',
      download: 'Herunterladen',
      remove: 'Löschen',
      removeTitle: 'Stückliste „{{name}}“ löschen?',
      removeEffect: 'Die Datei und {{lines}} werden entfernt.',
      removed: 'Die Stückliste wurde gelöscht.',
      lines: '{{lines}}',
      takenOver: '{{lines}}, aus der Anfrage übernommen',
      notMapped: 'Noch nicht zugeordnet',
      left: 'Geänderte Zuordnung noch nicht übernommen',
      leftEffect: 'Die Zeilen sind noch die der bisherigen Zuordnung.',
      goOn: 'Zuordnung fortsetzen',
      discard: 'Änderung verwerfen',
      failedDownload: 'Das Herunterladen ist fehlgeschlagen.',
    },
  },
}

export const useBomFileText = (): BomText => useBomText(later)
