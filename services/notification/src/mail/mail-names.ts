import type { MailKind } from './mails.ts'

const mailNames: Readonly<Record<MailKind, string>> = {
  'enquiry-released': 'Neue Anfrage',
  'enquiry-closed': 'Anfrage geschlossen',
  'enquiry-reopened': 'Anfrage erneut geöffnet',
  'offer-released': 'Neues Angebot',
  'offer-accepted': 'Bestellung',
  'offer-declined': 'Angebot abgelehnt',
  'offer-confirmed': 'Auftragsbestätigung',
  'offer-lapsed': 'Bestellung verfallen',
  'offer-withdrawn': 'Angebot zurückgezogen',
  'revision-wished': 'Bitte um eine neue Version',
  'binding-ending': 'Erinnerung: Bestellung läuft ab',
  'messages-unread': 'Neue Nachrichten',
  'folder-invited': 'Einladung in einen Projektordner',
  'folder-access-changed': 'Zugang zu einem Projektordner geändert',
  'folder-access-ended': 'Zugang zu einem Projektordner beendet',
  'folder-opening-changed': 'Öffnung eines Projektordners geändert',
  'estimates-asked-often': 'Auffällig viele Kostenrahmen',
  'article-import-ended': 'Artikelimport beendet',
  'article-export-ended': 'Artikelexport beendet',
  'article-import-proposed': 'Artikelimport zur Prüfung',
  'confirm-registration': 'E-Mail-Adresse bestätigen',
  'registration-confirmed': 'Neue Registrierung',
  'company-released': 'Unternehmen freigegeben',
  'registration-rejected': 'Registrierung nicht freigegeben',
  'company-deleted': 'Unternehmen gelöscht',
  'first-password': 'Neues Konto',
  'reset-password': 'Neues Passwort',
  'password-changed': 'Passwort geändert',
  'confirm-mail-change': 'Neue E-Mail-Adresse bestätigen',
  'mail-changed': 'E-Mail-Adresse geändert',
}

/** What a mail is called where a person reads which ones he got; one that is sent no more keeps its kind. */
export const mailName = (kind: string): string => mailNames[kind as MailKind] ?? kind
