import type { Reference } from '@schrankwerk/contracts'
import { type World, write } from '../notification.example.ts'
import type { MailKind } from './mails.ts'

export interface MailSeen {
  subject: string
  text: readonly string[]
  path: string
}
/** A case in which a mail is sent: what happened, and what each of its readers sees. */
export interface MailExample {
  kind: MailKind
  /** What distinguishes it from the others of its kind. */
  when?: string
  /** The state in which the event leaves the neighbours. */
  given?(world: World): void
  payload(world: World): object
  seenBy(
    world: World,
  ): Partial<
    Record<
      | 'customer'
      | 'supplier'
      | 'suppliers'
      | 'operator'
      | 'holder'
      | 'guest'
      | 'customersAdmin'
      | 'suppliersAdmin',
      MailSeen
    >
  >
}

const place = { enquiryId: 'b6c9c6fe-9d7d-4f05-8a2e-5f4b7b0f7a11', offerId: null }

const offerPayload = ({ offer }: World) => {
  const { offerId, enquiryId, customerCompanyId, supplierCompanyId, version } = offer
  return { offerId, enquiryId, customerCompanyId, supplierCompanyId, version, userId: null }
}
const enquiryPayload = ({ enquiry, customer }: World) => ({
  enquiryId: enquiry.id,
  customerCompanyId: customer.companyId,
  visibleToSuppliers: true,
  userId: null,
})
const offerIs = (change: Partial<World['offer']>) => (world: World) => void Object.assign(world.offer, change)

const linkPayload = ({ holder }: World) => ({ requestId: crypto.randomUUID(), userId: holder!.userId })
const linkOf = (mode: string, { codes }: World) => `/action?mode=${mode}&oobCode=${codes.at(-1)}`
const entryIs = (change: Partial<NonNullable<World['folderEntry']>>) => (world: World) =>
  void Object.assign(world.folderEntry!, change)
/** Of an entry that names this person. */
const entryPayload = ({ folderEntry }: World, { userId }: { userId: string }) => ({
  entryId: folderEntry!.entryId,
  offerId: folderEntry!.offerId,
  userId,
})
const invitePayload = (world: World) => ({
  ...entryPayload(world, world.holder!),
  inviteId: crypto.randomUUID(),
})
/** One admin of either company; the other people of it are none. */
const withAdmins = ({ people }: World) => {
  for (const [at, person] of people.entries()) Object.assign(person, { admin: [0, 2, 6].includes(at) })
}
const openingPayload =
  (
    side: 'SUPPLIER' | 'CUSTOMER',
    changed: { external?: 'on' | 'off'; anonymous?: 'on' | 'off'; password?: true },
  ) =>
  ({ offer: { offerId, customerCompanyId, supplierCompanyId }, supplier }: World) => ({
    offerId,
    customerCompanyId,
    supplierCompanyId,
    side,
    userId: supplier.userId,
    external: 'unchanged',
    anonymous: 'unchanged',
    password: false,
    ...changed,
  })
const companyIs = (change: Partial<World['company']>) => (world: World) =>
  void Object.assign(world.company, change)

export const mailExamples: readonly MailExample[] = [
  {
    kind: 'enquiry-released',
    payload: enquiryPayload,
    seenBy: ({ enquiry }) => ({
      suppliers: {
        subject: 'Neue Anfrage von Anlagenbau Nord: Pumpenschrank',
        text: ['Wunschtermin: 15.01.2027', 'Anzahl Schränke: 2'],
        path: `/enquiry/${enquiry.id}`,
      },
    }),
  },
  {
    kind: 'enquiry-closed',
    given: ({ enquiry }) => void Object.assign(enquiry, { closed: true }),
    payload: enquiryPayload,
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Anfrage von Anlagenbau Nord geschlossen: Pumpenschrank',
        text: ['nimmt keine Angebote mehr an', 'Ihr Angebot bleibt im Portal', 'Angebotsnummer: A-17'],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'enquiry-closed',
    when: 'a supplier has two open offers',
    given({ enquiry, offer, otherOffers }) {
      enquiry.closed = true
      otherOffers.push({ ...offer, offerId: crypto.randomUUID(), offerNumber: 'A-18' })
    },
    payload: enquiryPayload,
    seenBy: () => ({
      supplier: {
        subject: 'Anfrage von Anlagenbau Nord geschlossen: Pumpenschrank',
        text: ['Ihre Angebote bleiben im Portal', 'Angebotsnummern: A-17, A-18'],
        path: '/offer',
      },
    }),
  },
  {
    kind: 'enquiry-reopened',
    payload: enquiryPayload,
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Anfrage von Anlagenbau Nord erneut geöffnet: Pumpenschrank',
        text: [
          'nimmt wieder Angebote an',
          'Der Kunde kann wieder über Ihr Angebot entscheiden, solange es gültig ist.',
          'Zeichen des Kunden: 4711',
          'Angebotsnummer: A-17',
        ],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'enquiry-reopened',
    when: 'a supplier has two open offers',
    given: ({ offer, otherOffers }) =>
      void otherOffers.push({ ...offer, offerId: crypto.randomUUID(), offerNumber: 'A-18' }),
    payload: enquiryPayload,
    seenBy: () => ({
      supplier: {
        subject: 'Anfrage von Anlagenbau Nord erneut geöffnet: Pumpenschrank',
        text: ['über Ihre Angebote entscheiden, solange sie gültig sind', 'Angebotsnummern: A-17, A-18'],
        path: '/offer',
      },
    }),
  },
  {
    kind: 'offer-released',
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Neues Angebot A-17 von Schaltschrankbau Süd',
        text: ['annehmen oder ablehnen', '12.345,50', 'Liefertermin: 15.01.2027', 'Gültig bis: unbefristet'],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-released',
    when: 'another offer of the enquiry is ordered',
    given: offerIs({ orderedElsewhereFrom: 'Schrankbau Ost' }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Neues Angebot A-17 von Schaltschrankbau Süd',
        text: [
          'Schaltschrankbau Süd hat Ihnen ein Angebot abgegeben. Sie haben zu dieser Anfrage schon bei Schrankbau Ost bestellt.',
          'nur, falls diese Bestellung verfällt',
        ],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-released',
    when: 'it replaces version 1',
    given: offerIs({
      version: 2,
      amount: 3,
      validUntil: '2027-01-31',
      previous: {
        version: 1,
        price: 13000,
        desiredDeliveryDate: '2027-01-15',
        validUntil: '2026-12-31',
      },
    }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Neue Version 2 des Angebots A-17 von Schaltschrankbau Süd',
        text: [
          'Version 1 ist damit ersetzt und kann nicht mehr angenommen werden.',
          'Version: 2',
          'Nettopreis für 3 Schränke: 12.345,50 € (Version 1: 13.000,00 €)',
          'Liefertermin: 15.01.2027 (unverändert)',
          'Gültig bis: 31.01.2027 (Version 1: 31.12.2026)',
        ],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-released',
    when: 'it replaces several versions and was declined meanwhile',
    given: offerIs({ version: 3, state: 'DECLINED' }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Neue Version 3 des Angebots A-17 von Schaltschrankbau Süd',
        text: ['Alle früheren Versionen sind damit ersetzt', 'Das Angebot wurde inzwischen abgelehnt.'],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-accepted',
    given: offerIs({ state: 'ACCEPTED' }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Bestellung von Anlagenbau Nord: Angebot A-17 angenommen',
        text: [
          'bindet den Kunden bis zum 05.12.2026. Bitte',
          'Angebotsnummer: A-17',
          'Nettopreis: 12.345,50 €',
          'Liefertermin: 15.01.2027',
        ],
        path: `/order/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-accepted',
    when: 'for several cabinets',
    given: offerIs({ state: 'ACCEPTED', amount: 1200 }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Bestellung von Anlagenbau Nord: Angebot A-17 angenommen',
        text: [
          'zum Preis von 12.345,50 € netto für 1.200 Schränke angenommen',
          'Nettopreis für 1.200 Schränke: 12.345,50 €',
        ],
        path: `/order/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-declined',
    given: offerIs({ state: 'DECLINED', rejectionReason: 'PROJECT_NOT_REALIZED' }),
    payload: (world) => ({ ...offerPayload(world), automatic: false }),
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Angebot A-17 wurde abgelehnt',
        text: ['Grund: Projekt wird nicht verwirklicht'],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-declined',
    when: 'another one was confirmed',
    given: offerIs({
      state: 'DECLINED',
      rejectionReason: 'INDIVIDUAL',
      rejectionReasonIndividual: 'anderweitig vergeben',
    }),
    payload: (world) => ({ ...offerPayload(world), automatic: true }),
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Angebot A-17 wurde abgelehnt',
        text: ['Grund: anderweitig vergeben'],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-confirmed',
    given(world) {
      world.files.set('offer/a/b', Buffer.from('%PDF-1.7 Bestätigung'))
      const file = { path: 'offer/a/b', filename: 'Bestätigung.pdf', size: 21 }
      offerIs({ state: 'CONFIRMED', orderConfirmation: file, orderConfirmations: [file] })(world)
    },
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Auftragsbestätigung von Schaltschrankbau Süd: Angebot A-17',
        text: [
          'Damit ist der Vertrag geschlossen.',
          'im Anhang',
          'Angebotsnummer: A-17',
          'Nettopreis: 12.345,50 €',
          'Liefertermin: 15.01.2027',
        ],
        path: `/job/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-lapsed',
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Bestellung bei Schaltschrankbau Süd verfallen: Angebot A-17',
        text: [
          'Sie sind an die Bestellung nicht mehr gebunden.',
          'Das Angebot ist wieder offen.',
          'Ihr Zeichen: 4711',
          'Bindend bis: 05.12.2026 Angebot anzeigen',
        ],
        path: `/offer/${offer.offerId}`,
      },
      supplier: {
        subject: 'Bestellung von Anlagenbau Nord verfallen: Angebot A-17',
        text: [
          'Der Kunde ist nicht mehr gebunden',
          'Ihr Angebot ist wieder offen.',
          'Zeichen des Kunden: 4711',
        ],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'offer-lapsed',
    when: 'another offer of the enquiry is ordered meanwhile',
    given: offerIs({ orderedElsewhereFrom: 'Schrankbau Ost' }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Bestellung bei Schaltschrankbau Süd verfallen: Angebot A-17',
        text: [
          'Das Angebot ist wieder offen. Sie haben zu dieser Anfrage schon bei Schrankbau Ost bestellt.',
        ],
        path: `/offer/${offer.offerId}`,
      },
      supplier: {
        subject: 'Bestellung von Anlagenbau Nord verfallen: Angebot A-17',
        text: ['Der Kunde kann erneut darüber entscheiden, solange es gültig ist;'],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  ...(
    [
      [
        'it expired meanwhile',
        { validUntil: '2020-01-31' },
        'Das Angebot ist wieder offen, galt aber nur bis zum 31.01.2020. Annehmen können Sie es nicht mehr; Sie können es ablehnen oder eine neue Version anfragen.',
        'Ihr Angebot ist wieder offen, galt aber nur bis zum 31.01.2020: Annehmen kann es der Kunde nicht mehr. Sie können eine neue Version abgeben oder es zurückziehen.',
      ],
      [
        'it expired and another one is ordered meanwhile',
        { validUntil: '2020-01-31', orderedElsewhereFrom: 'Schrankbau Ost' },
        'Annehmen können Sie es nicht mehr; Sie können es ablehnen.',
        'Annehmen kann es der Kunde nicht mehr.',
      ],
      [
        'its supplier is gone',
        { supplierInactive: true },
        'annehmen können Sie es aber nicht: Schaltschrankbau Süd ist im Portal nicht mehr aktiv. Sie können es ablehnen.',
        'Ihr Angebot ist wieder offen.',
      ],
      [
        'its customer is gone',
        { customerInactive: true },
        'Das Angebot ist wieder offen.',
        'angenommen werden kann es aber nicht: Anlagenbau Nord ist im Portal nicht mehr aktiv. Sie können es zurückziehen.',
      ],
    ] as const
  ).map(
    ([when, change, toCustomer, toSupplier]): MailExample => ({
      kind: 'offer-lapsed',
      when,
      given: offerIs(change),
      payload: offerPayload,
      seenBy: ({ offer }) => {
        const path = `/offer/${offer.offerId}`
        return {
          customer: {
            subject: 'Bestellung bei Schaltschrankbau Süd verfallen: Angebot A-17',
            text: [toCustomer],
            path,
          },
          supplier: {
            subject: 'Bestellung von Anlagenbau Nord verfallen: Angebot A-17',
            text: [toSupplier],
            path,
          },
        }
      },
    }),
  ),
  {
    kind: 'offer-lapsed',
    when: 'its enquiry takes no offers any more',
    given: offerIs({
      state: 'DECLINED',
      rejectionReason: 'INDIVIDUAL',
      rejectionReasonIndividual: 'Bestellung verfallen',
    }),
    payload: offerPayload,
    seenBy: ({ offer }) => {
      const text = ['Das Angebot ist jetzt abgelehnt.', 'Grund: Bestellung verfallen']
      const path = `/offer/${offer.offerId}`
      return {
        customer: { subject: 'Bestellung bei Schaltschrankbau Süd verfallen: Angebot A-17', text, path },
        supplier: { subject: 'Bestellung von Anlagenbau Nord verfallen: Angebot A-17', text, path },
      }
    },
  },
  ...(
    [
      ['replaced', { invalidated: true }, 'Das Angebot wurde inzwischen durch eine neue Version ersetzt.'],
      ['withdrawn', { archived: true }, 'Das Angebot wurde inzwischen zurückgezogen.'],
    ] as const
  ).map(
    ([what, change, sentence]): MailExample => ({
      kind: 'offer-lapsed',
      when: `it was ${what} meanwhile`,
      given: offerIs(change),
      payload: offerPayload,
      seenBy: ({ offer }) => {
        const path = `/offer/${offer.offerId}`
        return {
          customer: {
            subject: 'Bestellung bei Schaltschrankbau Süd verfallen: Angebot A-17',
            text: ['Sie sind an die Bestellung nicht mehr gebunden.', sentence],
            path,
          },
          supplier: {
            subject: 'Bestellung von Anlagenbau Nord verfallen: Angebot A-17',
            text: ['Der Kunde ist nicht mehr gebunden', sentence],
            path,
          },
        }
      },
    }),
  ),
  {
    kind: 'offer-withdrawn',
    given: offerIs({ archived: true }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      customer: {
        subject: 'Angebot A-17 von Schaltschrankbau Süd zurückgezogen',
        text: ['Sie können es nicht mehr annehmen.', 'Angebotsnummer: A-17'],
        path: `/enquiry/${offer.enquiryId}`,
      },
    }),
  },
  {
    kind: 'offer-declined',
    when: 'it is a later version',
    given: offerIs({ state: 'DECLINED', version: 2, rejectionReason: 'PROJECT_NOT_REALIZED' }),
    payload: (world) => ({ ...offerPayload(world), automatic: false }),
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Angebot A-17 (Version 2) wurde abgelehnt',
        text: ['Version: 2'],
        path: `/offer/${offer.offerId}`,
      },
    }),
  },
  ...(
    [
      [
        'its validity is over',
        { validUntil: '2026-11-30' },
        'Die bisherige gilt laut Angebot bis zum 30.11.2026.',
      ],
      ['it was declined', { state: 'DECLINED' }, 'Die bisherige ist abgelehnt.'],
      ['its order lapsed', {}, 'Die Bestellung der bisherigen ist verfallen.'],
    ] as const
  ).map(
    ([when, change, reason]): MailExample => ({
      kind: 'revision-wished',
      when,
      given: offerIs({ wishDate: '2026-12-06T08:00:00.000Z', ...change }),
      payload: offerPayload,
      seenBy: ({ offer }) => ({
        supplier: {
          subject: 'Anlagenbau Nord bittet um eine neue Version: Angebot A-17',
          text: [reason, 'Zeichen des Kunden: 4711', '12.345,50'],
          path: `/offer/${offer.offerId}`,
        },
      }),
    }),
  ),
  {
    kind: 'binding-ending',
    given: offerIs({ state: 'ACCEPTED', bindingUntil: '2099-12-05T22:59:59.999Z' }),
    payload: offerPayload,
    seenBy: ({ offer }) => ({
      supplier: {
        subject: 'Erinnerung: Bestellung von Anlagenbau Nord läuft ab – Angebot A-17',
        text: ['Bitte bestätigen Sie den Auftrag bis dahin.'],
        path: `/order/${offer.offerId}`,
      },
    }),
  },
  ...(
    [
      [
        'beside the offer',
        {},
        ({ offer, conversation }) => `/offer/${offer.offerId}?chat=${conversation.id}`,
      ],
      [
        'beside the enquiry',
        { offerId: null, enquiryId: 'b6c9c6fe-9d7d-4f05-8a2e-5f4b7b0f7a11' },
        ({ conversation }) => `/enquiry/b6c9c6fe-9d7d-4f05-8a2e-5f4b7b0f7a11?chat=${conversation.id}`,
      ],
      [
        'among the messages alone',
        { offerId: null },
        ({ conversation }) => `/messages?chat=${conversation.id}`,
      ],
    ] as [string, Partial<World['conversation']>, (world: World) => string][]
  ).map(
    ([where, change, path]): MailExample => ({
      kind: 'messages-unread',
      when: `it is read ${where}`,
      given: ({ conversation }) => void Object.assign(conversation, change),
      payload: (world) =>
        write(world, world.supplier, 'Passt das Maß?\nBitte bis Freitag.', { filename: 'Maße.pdf' }),
      seenBy: (world) => ({
        customer: {
          subject: 'Neue Nachricht von Schaltschrankbau Süd: Pumpenschrank',
          text: [
            'Schaltschrankbau Süd hat Ihnen zur Anfrage „Pumpenschrank“ geschrieben.',
            'Antworten auf diese E-Mail liest niemand. Bitte antworten Sie im Portal.',
            `${world.supplier.name} ${world.supplier.lastname}, 20.11.2026, 10:00 Uhr:`,
            '> Passt das Maß? > Bitte bis Freitag. Anhang: Maße.pdf',
            'https://portal.example/profile',
          ],
          path: path(world),
        },
      }),
    }),
  ),
  ...(
    [
      ['a line', { ...place, kind: 'LINE', lineId: place.enquiryId, position: 9 }, 'zu Zeile 9'],
      ['a condition', { ...place, kind: 'CONDITION', field: 'regulation' }, 'zu einer Fertigungsvorgabe'],
      ['a file', { ...place, kind: 'FILE', path: 'offer/1/2', filename: 'Plan.pdf' }, 'zu Datei „Plan.pdf“'],
      [
        'a place in a file',
        { ...place, kind: 'PLACE', path: 'offer/1/2', filename: 'Plan.pdf', page: 3, x: 0.5, y: 0.5 },
        'zu „Plan.pdf“, Seite 3',
      ],
    ] as [string, Reference, string][]
  ).map(
    ([what, reference, told]): MailExample => ({
      kind: 'messages-unread',
      when: `it points at ${what}`,
      payload: (world) => write(world, world.supplier, 'Reicht das so?', { reference }),
      seenBy: (world) => ({
        customer: {
          subject: 'Neue Nachricht von Schaltschrankbau Süd: Pumpenschrank',
          text: [
            `${world.supplier.name} ${world.supplier.lastname}, 20.11.2026, 10:00 Uhr, ${told}:`,
            '> Reicht das so?',
          ],
          path: `/offer/${world.offer.offerId}?chat=${world.conversation.id}`,
        },
      }),
    }),
  ),
  {
    kind: 'article-import-ended',
    payload: ({ articleImport, admin }) => ({
      importId: articleImport.id,
      userId: admin.userId,
      state: 'ENDED',
    }),
    seenBy: () => ({
      operator: {
        subject: 'Artikelimport abgeschlossen: Artikel.xlsx',
        text: ['Zeilen: 12.000', 'Neu: 10.000', 'Übersprungen: 10'],
        path: '/article',
      },
    }),
  },
  {
    kind: 'article-import-proposed',
    payload: ({ articleImport, admin }) => ({ importId: articleImport.id, userId: admin.userId }),
    seenBy: ({ articleImport }) => ({
      operator: {
        subject: 'Artikelimport zur Prüfung: Artikel.xlsx',
        text: ['Am Katalog wurde noch nichts geändert', 'Zeilen: 12.000'],
        path: `/import/proposal/${articleImport.id}`,
      },
    }),
  },
  {
    kind: 'article-import-ended',
    when: 'it made discount groups without a percent',
    given: ({ articleImport }) =>
      void Object.assign(articleImport, {
        groupsWithoutPercent: { amount: 3, names: ['K10 (Siemens)', 'K11'] },
      }),
    payload: ({ articleImport, admin }) => ({
      importId: articleImport.id,
      userId: admin.userId,
      state: 'ENDED',
    }),
    seenBy: () => ({
      operator: {
        subject: 'Artikelimport abgeschlossen: Artikel.xlsx',
        text: ['Neue Rabattgruppen ohne Prozent: K10 (Siemens), K11 und 1 weitere.'],
        path: '/article',
      },
    }),
  },
  {
    kind: 'article-import-ended',
    when: 'there is something to look at',
    given: ({ articleImport }) =>
      void Object.assign(articleImport, {
        skipped: 0,
        deleted: 3,
        notices: 2,
        newWithoutManufacturer: 1234,
        tenfoldPrices: 1,
        otherUnits: 2,
        notListed: 5,
        made: {
          manufacturers: { amount: 21, names: ['Nordlicht', 'Westwind'] },
          units: { amount: 1, names: ['Trommel'] },
        },
      }),
    payload: ({ articleImport, admin }) => ({
      importId: articleImport.id,
      userId: admin.userId,
      state: 'ENDED',
    }),
    seenBy: () => ({
      operator: {
        subject: 'Artikelimport abgeschlossen: Artikel.xlsx',
        text: [
          '1.234 neue Artikel haben keinen Hersteller: Weder die Importvorlage noch die Datei nennt ihn.',
          'Bei 1 Artikel hat sich ein Preis um Zehnerpotenzen geändert. Die Hinweise zu diesem Import nennen ihn.',
          '2 Artikel haben jetzt eine andere Einheit.',
          'Neu angelegte Hersteller: Nordlicht, Westwind und 19 weitere.',
          'Neu angelegte Einheiten: Trommel.',
          '5 Artikel der Hersteller dieser Liste stehen nicht in ihr; sie bleiben im Katalog.',
          'Die Hinweise können Sie in der Importliste herunterladen.',
          'Gelöscht: 3',
          'Hinweise: 2',
        ],
        path: '/article',
      },
    }),
  },
  {
    kind: 'article-import-ended',
    when: 'most of its lines were left out',
    given: ({ articleImport }) =>
      void Object.assign(articleImport, { created: 0, updated: 4, unchanged: 0, skipped: 11_996 }),
    payload: ({ articleImport, admin }) => ({
      importId: articleImport.id,
      userId: admin.userId,
      state: 'ENDED',
    }),
    seenBy: () => ({
      operator: {
        subject: 'Artikelimport abgeschlossen: Artikel.xlsx',
        text: ['Der Import ist abgeschlossen, doch die meisten Zeilen wurden nicht übernommen.'],
        path: '/article',
      },
    }),
  },
  {
    kind: 'article-import-ended',
    when: 'its file said percents of discount groups alone',
    given: ({ articleImport }) =>
      void Object.assign(articleImport, {
        created: 0,
        updated: 0,
        unchanged: 0,
        discountPercents: { set: 12, kept: 3 },
      }),
    payload: ({ articleImport, admin }) => ({
      importId: articleImport.id,
      userId: admin.userId,
      state: 'ENDED',
    }),
    seenBy: () => ({
      operator: {
        subject: 'Artikelimport abgeschlossen: Artikel.xlsx',
        text: ['Seine Rabatte gelten jetzt.', 'Rabatte gesetzt: 12', 'Rabatte unverändert: 3'],
        path: '/article',
      },
    }),
  },
  ...(['ABORTED', 'FAILED'] as const).map(
    (state): MailExample => ({
      kind: 'article-import-ended',
      when: `it is ${state}`,
      given: ({ articleImport }) => void Object.assign(articleImport, { state, failure: 'Blatt fehlt' }),
      payload: ({ articleImport, admin }) => ({ importId: articleImport.id, userId: admin.userId, state }),
      seenBy: () => ({
        operator: {
          subject: `Artikelimport ${state === 'ABORTED' ? 'beendet' : 'fehlgeschlagen'}: Artikel.xlsx`,
          text: ['Kein Artikel wurde geändert.', 'Grund: Blatt fehlt'],
          path: '/article',
        },
      }),
    }),
  ),
  {
    kind: 'article-export-ended',
    payload: ({ articleExport, admin }) => ({
      exportId: articleExport.id,
      userId: admin.userId,
      state: 'ENDED',
    }),
    seenBy: () => ({
      operator: {
        subject: 'Artikelexport bereit: artikel-2026-11-22.csv',
        text: ['Artikel: 12.000', 'Abrufbar bis: 22.12.2026, 10:30 Uhr'],
        path: '/article?dialog=export',
      },
    }),
  },
  {
    kind: 'article-export-ended',
    when: 'it is FAILED',
    given: ({ articleExport }) =>
      void Object.assign(articleExport, { state: 'FAILED', keptUntil: null, failure: 'Kein Platz' }),
    payload: ({ articleExport, admin }) => ({
      exportId: articleExport.id,
      userId: admin.userId,
      state: 'FAILED',
    }),
    seenBy: () => ({
      operator: {
        subject: 'Artikelexport fehlgeschlagen: artikel-2026-11-22.csv',
        text: ['Es gibt keine Datei.', 'Grund: Kein Platz'],
        path: '/article?dialog=export',
      },
    }),
  },
  {
    kind: 'estimates-asked-often',
    payload: ({ customer }) => ({ countId: crypto.randomUUID(), companyId: customer.companyId }),
    seenBy: () => ({
      operator: {
        subject: 'Auffällig viele Kostenrahmen: Anlagenbau Nord',
        text: [
          'am 22.11.2026 mehr als 400 Kostenrahmen für Stücklisten mit weniger als 8 Zeilen',
          'für diesen Tag keine weitere Meldung',
          'Kostenrahmen bisher: 512',
        ],
        path: '/',
      },
    }),
  },
  {
    kind: 'confirm-registration',
    payload: linkPayload,
    seenBy: (world) => ({
      holder: {
        subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
        text: [
          'Der Link gilt bis zum 05.12.2026, 14:30 Uhr.',
          'Mit dem Öffnen ist noch nichts bestätigt',
          'Haben Sie sich nicht registriert?',
          'Unternehmen: Anlagenbau Nord',
        ],
        path: linkOf('confirmRegistration', world),
      },
    }),
  },
  {
    kind: 'reset-password',
    payload: linkPayload,
    seenBy: (world) => ({
      holder: {
        subject: 'Neues Passwort für Ihr Konto',
        text: [
          'Der Link gilt bis zum 05.12.2026, 14:30 Uhr.',
          'Mit dem Öffnen ist noch nichts geändert',
          'Haben Sie das nicht angefordert?',
        ],
        path: linkOf('resetPassword', world),
      },
    }),
  },
  {
    kind: 'first-password',
    payload: linkPayload,
    seenBy: (world) => ({
      holder: {
        subject: 'Ihr neues Konto: Bitte wählen Sie ein Passwort',
        text: [
          'Der Link gilt 72 Stunden, bis zum 05.12.2026, 14:30 Uhr.',
          'Mit dem Öffnen ist noch nichts geändert',
          'erneut senden',
          'Erwarten Sie kein Konto?',
          'Name: Nora Neumann',
          'Unternehmen: Anlagenbau Nord',
        ],
        path: linkOf('firstPassword', world),
      },
    }),
  },
  {
    kind: 'confirm-mail-change',
    given: ({ accountMail }) => void Object.assign(accountMail!, { mail: 'nora@neu.example' }),
    payload: linkPayload,
    seenBy: (world) => ({
      holder: {
        subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
        text: [
          'Der Link gilt bis zum 05.12.2026, 14:30 Uhr.',
          'Mit dem Öffnen ist noch nichts geändert',
          'Haben Sie das nicht veranlasst?',
        ],
        path: linkOf('changeMail', world),
      },
    }),
  },
  {
    kind: 'mail-changed',
    given: ({ accountMail }) =>
      void Object.assign(accountMail!, {
        mail: 'nora@alt.example',
        newMail: 'nora.neumann@neu.example',
        code: null,
        validUntil: null,
      }),
    payload: linkPayload,
    seenBy: () => ({
      holder: {
        subject: 'Ihre E-Mail-Adresse wurde geändert',
        text: ['Neue Adresse: n***@neu.example', 'Haben Sie das nicht veranlasst?'],
        path: '/imprint',
      },
    }),
  },
  {
    kind: 'password-changed',
    payload: ({ holder }) => ({ userId: holder!.userId }),
    seenBy: () => ({
      holder: {
        subject: 'Ihr Passwort wurde geändert',
        text: ['Überall sonst sind Sie abgemeldet.', 'Haben Sie das nicht veranlasst?'],
        path: '/forget',
      },
    }),
  },
  {
    kind: 'registration-rejected',
    given: companyIs({ active: false, pendingRegistration: true }),
    payload: ({ holder }) => ({ userId: holder!.userId }),
    seenBy: () => ({
      holder: {
        subject: 'Ihre Registrierung wurde nicht freigegeben',
        text: ['geprüft und nicht freigegeben', 'Unternehmen: Anlagenbau Nord'],
        path: '/imprint',
      },
    }),
  },
  {
    kind: 'folder-invited',
    payload: invitePayload,
    seenBy: ({ codes }) => ({
      holder: {
        subject: 'Einladung: Projektordner „Pumpenschrank“ von Anlagenbau Nord',
        text: [
          'Die Administration von Anlagenbau Nord lädt Sie zu einem Projektordner im Portal ein.',
          'Sie können die Dateien darin ansehen und herunterladen.',
          'wählen ein Passwort',
          'Der Link gilt 14 Tage, bis zum 05.12.2026, 14:30 Uhr.',
          'Erwarten Sie keine Einladung?',
          'Projekt: Pumpenschrank',
          'Eingeladen von: Administration von Anlagenbau Nord',
          'Rechte: Lesen',
          'Zugang bis: 31.01.2027',
        ],
        path: `/business-data/invite/${codes.at(-1)}`,
      },
    }),
  },
  {
    kind: 'folder-invited',
    when: 'the account has a password, and the entry no end',
    given(world) {
      entryIs({ permissions: { read: true, write: true }, endDate: null, enquiryTitle: null })(world)
      world.invite!.hasPassword = true
    },
    payload: invitePayload,
    seenBy: ({ codes }) => ({
      holder: {
        subject: 'Einladung: Projektordner „4711“ von Anlagenbau Nord',
        text: [
          'ansehen, herunterladen und bearbeiten',
          'Sie melden sich nur mit Ihrem Passwort an.',
          'Rechte: Lesen und schreiben',
          'Zugang bis: unbegrenzt',
        ],
        path: `/business-data/invite/${codes.at(-1)}`,
      },
    }),
  },
  {
    kind: 'folder-access-changed',
    payload: (world) => entryPayload(world, world.guest),
    seenBy: ({ offer }) => ({
      guest: {
        subject: 'Projektordner „Pumpenschrank“: Ihr Zugang wurde geändert',
        text: [
          'Die Administration von Anlagenbau Nord hat geändert',
          'Rechte: Lesen',
          'Zugang bis: 31.01.2027',
        ],
        path: `/business-data/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'folder-access-ended',
    given(world) {
      entryIs({ isOver: true })(world)
      world.sharedFolders = []
    },
    payload: (world) => entryPayload(world, world.guest),
    seenBy: () => ({
      guest: {
        subject: 'Projektordner „Pumpenschrank“: Ihr Zugang ist beendet',
        text: [
          'Dieser Zugang ist beendet',
          'wenden Sie sich bitte an die Administration von Anlagenbau Nord.',
          'Zu den Projektordnern',
        ],
        path: '/business-data',
      },
    }),
  },
  {
    kind: 'folder-opening-changed',
    given: withAdmins,
    payload: openingPayload('SUPPLIER', { external: 'on', anonymous: 'on' }),
    seenBy: ({ offer }) => ({
      customersAdmin: {
        subject: 'Schaltschrankbau Süd hat den Zugang zum Projektordner geändert: Pumpenschrank',
        text: [
          'Gäste, die eines der beiden Unternehmen einlädt, können ihn öffnen.',
          'Wer das Passwort kennt, kann ihn ohne Anmeldung lesen.',
          'Ihre Dateien bleiben dabei verborgen, bis auch Ihr Unternehmen in der Freigabe des Ordners zustimmt.',
          'Ihr Zeichen: 4711',
        ],
        path: `/business-data/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'folder-opening-changed',
    when: 'visitors need another password',
    given: withAdmins,
    payload: openingPayload('SUPPLIER', { password: true }),
    seenBy: ({ offer }) => ({
      customersAdmin: {
        subject: 'Schaltschrankbau Süd hat den Zugang zum Projektordner geändert: Pumpenschrank',
        text: ['Für Besucher gilt ein neues Passwort, das bisherige öffnet den Ordner nicht mehr.'],
        path: `/business-data/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'folder-opening-changed',
    when: 'the customer closes it',
    given: withAdmins,
    payload: openingPayload('CUSTOMER', { external: 'off', anonymous: 'off' }),
    seenBy: ({ offer }) => ({
      suppliersAdmin: {
        subject: 'Anlagenbau Nord hat den Zugang zum Projektordner geändert: Pumpenschrank',
        text: [
          'Gäste können ihn nicht mehr öffnen, auch nicht die von Ihnen eingeladenen.',
          'Mit dem Passwort allein kann ihn niemand mehr lesen.',
          'Zeichen des Kunden: 4711',
        ],
        path: `/business-data/${offer.offerId}`,
      },
    }),
  },
  {
    kind: 'registration-confirmed',
    payload: ({ holder, company }) => ({ companyId: company.id, userId: holder!.userId }),
    seenBy: ({ company }) => ({
      operator: {
        subject: 'Neue Registrierung: Anlagenbau Nord',
        text: ['Ort: Hamburg', 'Ansprechperson: Nora Neumann'],
        path: `/company/${company.id}`,
      },
    }),
  },
  {
    kind: 'company-released',
    given: companyIs({ pendingRegistration: false }),
    payload: ({ customer }) => ({ companyId: customer.companyId }),
    seenBy: () => ({
      customer: {
        subject: 'Ihr Unternehmen ist freigegeben',
        text: ['Das Portal steht Ihnen jetzt offen.'],
        path: '/',
      },
    }),
  },
  ...(
    [
      [
        'CUSTOMER',
        2,
        '2 Bestellungen sind offen',
        '2 Bestellungen sind noch nicht bestätigt. Die Lieferanten können sie weiterhin bestätigen, solange sie binden.',
      ],
      [
        'CUSTOMER',
        1,
        'eine Bestellung ist offen',
        'Eine Bestellung ist noch nicht bestätigt. Der Lieferant kann sie weiterhin bestätigen, solange sie bindet.',
      ],
      [
        'SUPPLIER',
        2,
        '2 Bestellungen sind offen',
        'Bestätigen kann sie niemand mehr, sie verfallen, die letzte mit Ablauf des 05.12.2026.',
      ],
      [
        'SUPPLIER',
        1,
        'eine Bestellung ist offen',
        'Bestätigen kann sie niemand mehr, sie verfällt mit Ablauf des 05.12.2026.',
      ],
    ] as const
  ).map(
    ([type, orders, said, sentence]): MailExample => ({
      kind: 'company-deleted',
      when: `a ${type} has ${orders} orders not confirmed`,
      given(world) {
        companyIs({ active: false, type })(world)
        world.counts.orders = orders
      },
      payload: ({ company }) => ({ companyId: company.id }),
      seenBy: ({ company }) => ({
        operator: {
          subject: `Anlagenbau Nord gelöscht: ${said}`,
          text: [sentence],
          path: `/company/${company.id}`,
        },
      }),
    }),
  ),
]
