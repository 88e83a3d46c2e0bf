import type { ChangeAction, CompanyType, LinkPurpose } from '@schrankwerk/contracts'
import type { AccountFactor } from '../account/keycloak/second-factors.ts'

/** What the portal's codes are called in German, for a person who reads what it holds about him. */
export const companyNames: Readonly<Record<CompanyType, string>> = {
  ADMIN: 'Betreiber',
  CUSTOMER: 'Kunde',
  SUPPLIER: 'Lieferant',
  EXTERNAL: 'Extern',
}

export const factorNames: Readonly<Record<AccountFactor['kind'], string>> = {
  TOTP: 'Authenticator-App',
  PASSKEY: 'Passkey',
}

export const linkNames: Readonly<Record<LinkPurpose, string>> = {
  resetPassword: 'Neues Passwort',
  firstPassword: 'Erstes Passwort',
  confirmRegistration: 'Registrierung bestätigen',
  changeMail: 'E-Mail-Adresse ändern',
}

/** The services that acts are kept in. */
export const partNames = {
  identity: 'Unternehmen und Benutzer',
  workflow: 'Anfragen und Angebote',
  catalogue: 'Katalog',
  businessdata: 'Projektordner',
} as const

const thingNames: ReadonlyMap<string, string> = new Map([
  ['admin-bom', 'Stückliste des Betreibers'],
  ['article', 'Artikel'],
  ['article-export', 'Export'],
  ['article-import', 'Import'],
  ['company', 'Unternehmen'],
  ['conversation', 'Gespräch'],
  ['discount-group', 'Rabattgruppe'],
  ['eclass', 'E-Class-Nummer'],
  ['enquiry', 'Anfrage'],
  ['folder', 'Projektordner'],
  ['folder-entry', 'Eintrag im Projektordner'],
  ['import-config', 'Importvorlage'],
  ['manufacturer', 'Hersteller'],
  ['missing-number', 'Nicht gefundene Nummer'],
  ['offer', 'Angebot'],
  ['replacement', 'Gemerkter Artikel'],
  ['unit', 'Einheit'],
  ['user', 'Benutzer'],
  ['wholesaler', 'Großhändler'],
])

const actNames: Readonly<Record<ChangeAction, string>> = {
  create: 'Angelegt',
  update: 'Geändert',
  copy: 'Kopiert',
  delete: 'Gelöscht',
  archive: 'Archiviert',
  release: 'Freigegeben',
  close: 'Geschlossen',
  reopen: 'Erneut geöffnet',
  revise: 'Neue Version erstellt',
  replace: 'Ersetzt',
  withdraw: 'Zurückgezogen',
  accept: 'Angenommen',
  decline: 'Abgelehnt',
  confirm: 'Bestätigt',
  lapse: 'Verfallen',
  wish: 'Neue Version angefragt',
  'upload-file': 'Datei hochgeladen',
  'retype-file': 'Art einer Datei geändert',
  'delete-file': 'Datei gelöscht',
  'upload-bom': 'Stückliste hochgeladen',
  'map-bom': 'Spalten zugeordnet',
  'update-lines': 'Zeilen geändert',
  'rematch-bom': 'Neu abgeglichen',
  'delete-bom': 'Stückliste gelöscht',
  import: 'Importiert',
  choose: 'Ausgewählt',
  reject: 'Verworfen',
  expire: 'Abgelaufen',
  undo: 'Rückgängig gemacht',
  combine: 'Zusammengeführt',
  'undo-combine': 'Zusammenführung rückgängig gemacht',
  'end-sessions': 'Überall abgemeldet',
  register: 'Registriert',
  'confirm-mail': 'E-Mail-Adresse bestätigt',
  'change-mail': 'E-Mail-Adresse geändert',
  'change-password': 'Passwort geändert',
  'send-link': 'Link gesendet',
  unlock: 'Sperre aufgehoben',
  erase: 'Personenbezogene Daten gelöscht',
  restore: 'Wiederhergestellt',
  ignore: 'Ignoriert',
  share: 'Freigabe geändert',
  'end-entry': 'Zugang beendet',
  'set-password': 'Passwort des Projektordners gesetzt',
  rename: 'Umbenannt',
  move: 'Verschoben',
}

/** A word that a newer version of another service brings stays as it is. */
export const thingName = (entity: string): string => thingNames.get(entity) ?? entity
export const actName = (entity: string, action: string): string =>
  entity === 'user' && action === 'withdraw' ? 'Zurückgenommen' : (actNames[action as ChangeAction] ?? action)
