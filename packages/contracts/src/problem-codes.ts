import { noAnswer } from './no-answer.ts'

/**
 * Every problem the product can answer with: its status and the German sentence a person reads.
 * A verb may replace the sentence by one that names the case.
 */
export const problemCodes = {
  ...noAnswer,
  // general
  'invalid-input': {
    status: 400,
    detail: 'Die Angaben sind nicht gültig. Bitte prüfen Sie die markierten Felder.',
  },
  'unknown-parameter': {
    status: 400,
    detail: 'Die Anfrage enthält einen unbekannten oder doppelten Parameter.',
  },
  'malformed-request': { status: 400, detail: 'Die Anfrage konnte nicht gelesen werden.' },
  'edit-version-missing': { status: 400, detail: 'Es fehlt die Angabe, welcher Stand geändert werden soll.' },
  'exactly-one-target': { status: 400, detail: 'Bitte genau eines angeben: Anfrage oder Angebot.' },
  'idempotency-key-reused': {
    status: 400,
    detail: 'Dieser Schlüssel wurde schon für einen anderen Inhalt verwendet.',
  },
  'none-selected': { status: 400, detail: 'Es wurden keine Dateien ausgewählt.' },
  'not-signed-in': { status: 401, detail: 'Bitte melden Sie sich an.' },
  'token-invalid': { status: 401, detail: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.' },
  'not-allowed': { status: 403, detail: 'Dazu fehlt Ihnen die Berechtigung.' },
  'password-change-needed': { status: 403, detail: 'Bitte ändern Sie zuerst Ihr Passwort.' },
  'registration-pending': { status: 403, detail: 'Ihre Registrierung wartet noch auf die Freigabe.' },
  'other-party': { status: 403, detail: 'Diesen Schritt kann nur die andere Partei ausführen.' },
  'not-found': { status: 404, detail: 'Das gibt es nicht oder es gehört nicht zu Ihrem Unternehmen.' },
  'method-not-allowed': { status: 405, detail: 'Diese Adresse kennt die verwendete Methode nicht.' },
  'changed-meanwhile': {
    status: 409,
    detail:
      'Jemand anderes, oder Sie in einem anderen Fenster, hat das inzwischen geändert. Bitte laden Sie den aktuellen Stand.',
  },
  'still-running': {
    status: 409,
    detail:
      'Dieser Vorgang läuft noch. Bitte warten Sie einen Moment und laden Sie dann den aktuellen Stand.',
  },
  'too-large': { status: 413, detail: 'Die Datei ist größer als 200 MB.' },
  'body-too-large': { status: 413, detail: 'Die Anfrage ist zu groß.' },
  'media-type': { status: 415, detail: 'Dieses Format wird hier nicht angenommen.' },
  'too-many-requests': { status: 429, detail: 'Zu viele Anfragen. Bitte warten Sie einen Moment.' },
  'calls-running': {
    status: 429,
    detail: 'Von Ihnen sind schon viele Anfragen unterwegs. Bitte warten Sie einen Moment.',
  },
  'own-work-running': {
    status: 429,
    detail: 'Ein Vorgang von Ihnen läuft noch. Bitte warten Sie, bis er fertig ist.',
  },
  'company-work-running': {
    status: 429,
    detail:
      'Für Ihr Unternehmen laufen schon mehrere aufwendige Vorgänge. Bitte warten Sie, bis einer davon fertig ist.',
  },
  'service-busy': {
    status: 429,
    detail: 'Gerade werden viele Listen gelesen. Bitte warten Sie einen Moment.',
  },
  'upload-quota-used': {
    status: 429,
    detail: 'Ihr Unternehmen hat heute schon so viel hochgeladen, wie an einem Tag möglich ist.',
  },
  'too-many-releases': {
    status: 429,
    detail:
      'Ihr Unternehmen hat in kurzer Zeit sehr viel freigegeben. Der Entwurf bleibt, wie er ist. Bitte geben Sie ihn etwas später frei.',
  },
  'storage-full': {
    status: 503,
    detail:
      'Zurzeit kann nichts gespeichert werden, es fehlt an Speicherplatz. Bitte versuchen Sie es später.',
  },
  'disk-full': {
    status: 503,
    detail: 'Zurzeit können keine Dateien angenommen werden. Bitte versuchen Sie es später.',
  },

  // enquiry
  'enquiry-released': {
    status: 409,
    detail: 'Die Anfrage ist freigegeben und kann nicht mehr geändert werden.',
  },
  'enquiry-not-released': { status: 409, detail: 'Die Anfrage ist noch nicht freigegeben.' },
  'enquiry-closed': { status: 409, detail: 'Die Anfrage ist geschlossen.' },
  'enquiry-not-closed': { status: 409, detail: 'Die Anfrage ist nicht geschlossen.' },
  'enquiry-archived': { status: 409, detail: 'Die Anfrage ist archiviert.' },
  'enquiry-has-job': { status: 409, detail: 'Zu dieser Anfrage gibt es einen bestätigten Auftrag.' },
  'enquiry-has-order': {
    status: 409,
    detail: 'Solange eine Bestellung bindet, kann die Anfrage nicht archiviert werden.',
  },
  'release-incomplete': { status: 412, detail: 'Vor der Freigabe ist noch etwas zu erledigen.' },

  // file
  'file-type-not-allowed': { status: 403, detail: 'Diese Dateiart können Sie hier und jetzt nicht ablegen.' },
  'file-frozen': {
    status: 409,
    detail: 'Diese Datei gehört zu einem abgeschlossenen Schritt und bleibt unverändert.',
  },
  'file-type-unfit': { status: 400, detail: 'Diese Dateiart passt nicht zur Endung der Datei.' },
  'file-format': { status: 415, detail: 'Dieses Dateiformat wird nicht angenommen.' },
  'file-content': { status: 415, detail: 'Der Inhalt der Datei passt nicht zu ihrer Endung.' },
  'file-infected': { status: 415, detail: 'Der Virenschutz hat die Datei abgelehnt.' },
  'upload-part-broken': { status: 400, detail: 'Ein Teil der Datei kam beschädigt an.' },
  'upload-incomplete': { status: 409, detail: 'Es fehlen noch Teile der Datei.' },
  'upload-broken-off': {
    status: 400,
    detail: 'Die Übertragung wurde abgebrochen. Bitte laden Sie die Datei erneut hoch.',
  },

  // parts list
  'not-a-spreadsheet': { status: 415, detail: 'Die Datei ist keine lesbare Tabelle (xlsx, xls oder csv).' },
  'spreadsheet-encrypted': {
    status: 415,
    detail:
      'Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort und laden Sie sie erneut hoch.',
  },
  'spreadsheet-damaged': { status: 415, detail: 'Die Datei ist beschädigt und lässt sich nicht lesen.' },
  'spreadsheet-empty': { status: 415, detail: 'Die Datei enthält keine Zeilen.' },
  'spreadsheet-too-large': { status: 413, detail: 'Die Tabelle ist zu groß.' },
  'reading-limit': {
    status: 413,
    detail: 'Das Lesen der Datei ist zu aufwendig und wurde abgebrochen. Bitte teilen Sie sie auf.',
  },
  'bom-missing': { status: 404, detail: 'Es gibt noch keine Stückliste.' },
  'header-row-invalid': { status: 400, detail: 'Kopfzeile ungültig' },
  'headers-missing': { status: 400, detail: 'In dieser Zeile wurden keine Spaltenüberschriften gefunden.' },
  'mapping-incomplete': {
    status: 400,
    detail:
      'Bitte ordnen Sie mindestens eine Spalte der Bestellnummer, der Typnummer oder der Bezeichnung zu.',
  },
  'mapping-invalid': { status: 400, detail: 'Die Spaltenzuordnung passt nicht zu dieser Tabelle.' },
  'no-lines': { status: 400, detail: 'Unter der Kopfzeile stehen keine Zeilen mit Menge oder Nummer.' },
  'admin-bom-released': {
    status: 409,
    detail: 'Die Stückliste ist freigegeben und kann nicht mehr geändert werden.',
  },

  // offer
  'offer-released': {
    status: 409,
    detail: 'Das Angebot ist freigegeben und kann nicht mehr geändert werden.',
  },
  'offer-not-released': { status: 409, detail: 'Das Angebot ist noch nicht freigegeben.' },
  'offer-invalidated': { status: 409, detail: 'Das Angebot wurde durch eine neue Version ersetzt.' },
  'revision-open': {
    status: 409,
    detail: 'Es gibt schon einen Entwurf der nächsten Version.',
  },
  'version-ordered': {
    status: 409,
    detail: 'Eine andere Version dieses Angebots ist bestellt.',
  },
  'offer-archived': { status: 409, detail: 'Das Angebot wurde zurückgezogen oder archiviert.' },
  'offer-state': { status: 409, detail: 'Dieser Schritt ist im jetzigen Stand des Angebots nicht möglich.' },
  'offer-expired': { status: 409, detail: 'Die Gültigkeit des Angebots ist abgelaufen.' },
  'offer-valid': { status: 409, detail: 'Das Angebot gilt noch. Sie können es annehmen oder ablehnen.' },
  'order-elsewhere': { status: 409, detail: 'Für diese Anfrage ist bereits ein anderes Angebot bestellt.' },
  'binding-expired': { status: 409, detail: 'Die Bindefrist der Bestellung ist abgelaufen.' },
  'offer-file-missing': { status: 412, detail: 'Bitte laden Sie zuerst die Angebotsdatei hoch.' },
  'order-file-missing': { status: 412, detail: 'Bitte laden Sie zuerst die Bestellung hoch.' },
  'order-confirmation-missing': {
    status: 412,
    detail: 'Bitte laden Sie zuerst die Auftragsbestätigung hoch.',
  },
  'rejection-reason-missing': { status: 400, detail: 'Bitte geben Sie einen Ablehnungsgrund an.' },
  'customer-inactive': {
    status: 409,
    detail: 'Das Unternehmen des Kunden ist nicht mehr aktiv. Angebote sind nicht mehr möglich.',
  },
  'supplier-inactive': {
    status: 409,
    detail:
      'Das Unternehmen des Lieferanten ist nicht mehr aktiv. Dieses Angebot kann nicht mehr angenommen werden.',
  },

  // conversation
  'exactly-one-conversation-filter': {
    status: 400,
    detail: 'Bitte genau eines angeben: Anfrage, Angebot oder die eigene Kennung.',
  },
  'conversation-exists': { status: 409, detail: 'Dieses Gespräch gibt es schon.' },
  'conversation-by-supplier': {
    status: 403,
    detail: 'Ein Gespräch zu einer Anfrage beginnt der Lieferant.',
  },
  'conversation-over': {
    status: 409,
    detail: 'Dieses Gespräch ist beendet. Sie können es lesen, aber nicht mehr schreiben.',
  },
  'message-empty': { status: 400, detail: 'Bitte schreiben Sie etwas oder hängen Sie eine Datei an.' },
  'no-question': {
    status: 409,
    detail: 'Diese Nachricht zeigt auf nichts, das geklärt werden könnte.',
  },
  'copy-nowhere': {
    status: 409,
    detail: 'Zurzeit gibt es kein Angebot, in das Sie diese Datei übernehmen können.',
  },
  'copy-to-several': {
    status: 409,
    detail: 'Mehrere Angebote kommen in Frage. Bitte wählen Sie eines aus.',
  },

  // accounts
  'mail-taken': { status: 409, detail: 'Diese E-Mail-Adresse wird bereits verwendet.' },
  'mail-external': {
    status: 412,
    detail:
      'Diese E-Mail-Adresse gehört zu einem Gastzugang. Bitte verwenden Sie eine andere oder wenden Sie sich an uns.',
  },
  'registration-refused': {
    status: 400,
    detail:
      'Die Registrierung konnte nicht angenommen werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  },
  'code-invalid': {
    status: 403,
    detail: 'Dieser Link ist ungültig oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
  },
  'code-expired': { status: 403, detail: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.' },
  'current-password-wrong': { status: 403, detail: 'Das aktuelle Passwort ist nicht richtig.' },
  'registration-password-wrong': {
    status: 403,
    detail: 'Das ist nicht das Passwort, das Sie bei der Registrierung gewählt haben.',
  },
  'password-too-short': { status: 417, detail: 'Das Passwort ist zu kurz.' },
  'password-too-long': { status: 417, detail: 'Das Passwort darf höchstens 128 Zeichen haben.' },
  'password-is-mail': {
    status: 417,
    detail: 'Das Passwort darf nicht die E-Mail-Adresse sein.',
  },
  'password-unchanged': {
    status: 417,
    detail: 'Das neue Passwort muss sich vom bisherigen unterscheiden.',
  },
  'field-not-yours': { status: 403, detail: 'Diese Angabe können Sie nicht ändern.' },
  oneself: { status: 409, detail: 'Sich selbst können Sie nicht löschen.' },
  'last-admin': {
    status: 409,
    detail:
      'Das ist die letzte Person mit Administrationsrechten in diesem Unternehmen. Bitte geben Sie die Rechte zuerst einer anderen, oder lassen Sie das Unternehmen löschen.',
  },
  'own-company': { status: 409, detail: 'Das eigene Unternehmen können Sie nicht löschen.' },
  'company-inactive': { status: 412, detail: 'Das Unternehmen ist nicht aktiv.' },
  'company-not-pending': { status: 409, detail: 'Das Unternehmen ist bereits freigegeben.' },
  'company-type-fixed': {
    status: 409,
    detail: 'Die Art kann nicht mehr geändert werden, weil das Unternehmen schon Benutzer hat.',
  },
  'mail-unconfirmed': {
    status: 412,
    detail: 'Die E-Mail-Adresse der Registrierung ist noch nicht bestätigt.',
  },
  'second-factor-required': {
    status: 409,
    detail:
      'Für Ihren Zugang ist ein zweiter Faktor vorgeschrieben. Bitte richten Sie zuerst einen anderen ein.',
  },
  'link-not-needed': { status: 409, detail: 'Diese Person braucht keinen Link.' },

  // catalogue
  'article-number-taken': { status: 409, detail: 'Diese Bestell- oder Typnummer ist bereits vergeben.' },
  'article-exists': { status: 406, detail: 'Diese Bestell- oder Typnummer ist bereits vergeben.' },
  'article-numbers-missing': {
    status: 417,
    detail: 'Bitte geben Sie eine Bestellnummer oder eine Typnummer mit Hersteller an.',
  },
  'import-running': { status: 409, detail: 'Es läuft bereits ein Import.' },
  'proposal-open': {
    status: 409,
    detail:
      'Zu dieser Importvorlage liegt schon ein Import zur Prüfung bereit. Bitte übernehmen oder verwerfen Sie ihn zuerst.',
  },
  'proposal-not-open': { status: 409, detail: 'Dieser Import liegt nicht mehr zur Prüfung bereit.' },
  'undo-impossible': { status: 409, detail: 'Dieser Import kann nicht mehr rückgängig gemacht werden.' },
  'import-not-running': { status: 409, detail: 'Es läuft kein Import.' },
  'import-format': {
    status: 417,
    detail:
      'Falsches Dateiformat. Erwartet wird xls, xlsx, csv, txt, DATANORM (.001, .wrg, .rab) oder BMEcat (.xml).',
  },
  'import-unreadable': { status: 424, detail: 'Die Datei konnte nicht verarbeitet werden.' },
  'import-header-moved': {
    status: 424,
    detail: 'Die Spalten der Importvorlage stehen in dieser Datei in einer anderen Zeile.',
  },
  'import-currency-unclear': {
    status: 400,
    detail: 'Die Währung der Preise ist nicht bekannt. Bitte wählen Sie sie in der Importvorlage.',
  },
  'import-rate-missing': {
    status: 400,
    detail: 'Die Importvorlage hat für die Währung der Preise keinen Umrechnungskurs.',
  },
  'export-running': { status: 409, detail: 'Ihr letzter Export läuft noch.' },
  'export-too-long': {
    status: 413,
    detail:
      'Eine xlsx-Datei fasst 1.048.575 Artikel. Bitte wählen Sie csv, oder grenzen Sie die Artikel weiter ein.',
  },
  'export-wholesalers': {
    status: 413,
    detail: 'Ein Export fasst Nummern und Preise von 50 Großhändlern. Bitte wählen Sie Großhändler aus.',
  },
  'config-mapping-missing': {
    status: 400,
    detail:
      'Bitte ordnen Sie eine Spalte der Bestellnummer zu, oder der EAN, wenn nur vorhandene Artikel geändert werden sollen.',
  },
  'config-upload-missing': {
    status: 400,
    detail: 'Bitte laden Sie zuerst eine Datei mit Überschriften hoch.',
  },
  'config-in-use': { status: 409, detail: 'Diese Importvorlage wird gerade verwendet.' },
  'name-taken': { status: 409, detail: 'Diese Bezeichnung wird bereits verwendet.' },
  'wholesaler-exists': { status: 412, detail: 'Einen Großhändler mit diesem Namen gibt es bereits.' },
  'eclass-exists': { status: 409, detail: 'Diese E-Class-Nummer gibt es bereits.' },
  'numbers-clash': {
    status: 409,
    detail: 'Artikel dieser Hersteller haben dieselbe Nummer. Es wurde nichts geändert.',
  },
  'discount-groups-clash': {
    status: 409,
    detail:
      'Rabattgruppen dieser Hersteller heißen gleich, haben aber verschiedene Rabatte. Es wurde nichts geändert.',
  },
  'groups-of-different-manufacturers': {
    status: 409,
    detail: 'Rabattgruppen verschiedener Hersteller können nicht zusammengeführt werden.',
  },
  'combination-undone': { status: 409, detail: 'Diese Zusammenführung wurde schon rückgängig gemacht.' },
  'combination-built-on': {
    status: 409,
    detail:
      'Diese Zusammenführung kann nicht mehr rückgängig gemacht werden, weil inzwischen darauf aufgebaut wurde.',
  },
  'article-amount-changed': {
    status: 409,
    detail: 'Die Zahl der Artikel hat sich inzwischen geändert. Bitte prüfen Sie sie noch einmal.',
  },
  'discount-import-format': {
    status: 417,
    detail:
      'Falsches Format. Erwartet wird eine csv-Datei in der Form, in der Rabattgruppen exportiert werden. Es wurde nichts geändert.',
  },
  'eclass-import-format': {
    status: 417,
    detail: 'Falsches Format. Erwartet wird eine csv-Datei mit E-Class-Nummern. Es wurde nichts geändert.',
  },

  // project folder
  'folder-not-open': {
    status: 409,
    detail: 'Der Projektordner ist geschlossen: Kein Angebot dazu ist offen, bestellt oder bestätigt.',
  },
  'folder-entry-idle': {
    status: 409,
    detail:
      'Diese Freigabe gilt noch nicht: Sie gibt kein Recht, oder Gäste sind im Projektordner nicht zugelassen.',
  },
  'folder-full': { status: 409, detail: 'Im Projektordner ist kein Platz mehr.' },
  'files-not-shown': { status: 409, detail: 'Dateien dieser Seite sind hier verborgen.' },
  'folder-password-missing': { status: 412, detail: 'Bitte vergeben Sie zuerst ein Passwort.' },
  'folder-password-wrong': {
    status: 403,
    detail: 'Das Passwort ist falsch, oder der Ordner ist nicht freigegeben.',
  },
  'folder-sign-in-needed': { status: 412, detail: 'Dieser Ordner öffnet sich nur mit einer Anmeldung.' },
  'folder-password-locked': {
    status: 429,
    detail: 'Zu viele falsche Passwörter. Bitte versuchen Sie es in 15 Minuten erneut.',
  },
  'share-token-ended': { status: 401, detail: 'Bitte geben Sie das Passwort erneut ein.' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ProblemCode = keyof typeof problemCodes
