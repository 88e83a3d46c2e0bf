import type { ComparedOffer, OfferComparison } from '@schrankwerk/contracts'
import { offerStandingNames, offerStateNames } from '@schrankwerk/domain'
import { attachmentHeaders, berlinDate, berlinDateCell, sendStream } from '@schrankwerk/service-kit'
import { type WriteColumn, type WriteSheet, type WriteValue, writeXlsx } from '@schrankwerk/spreadsheet'
import type { Disguise } from '../bom/disguise.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { compareOffers } from './compare-offers.ts'

interface SheetColumn<Row> extends WriteColumn {
  value(row: Row): WriteValue
}

const ranges = { BELOW: 'unter dem Kostenrahmen', WITHIN: 'im Kostenrahmen', ABOVE: 'über dem Kostenrahmen' }
const kinds = {
  ADDED: 'Hinzugefügt',
  REMOVED: 'Entfallen',
  QUANTITY: 'Andere Menge',
  ARTICLE: 'Anderer Artikel',
  UNIT: 'Andere Einheit',
}

/** A day as such, or the day in Berlin at an instant. */
const dateOf = (date: string | null): Date | null => (date === null ? null : berlinDateCell(new Date(date)))
/** Nothing for an offer in play: what it is then is its state. */
const standingText = (standing: ComparedOffer['standing']): string | null =>
  standing === 'RELEASED' ? null : offerStandingNames[standing]
/** In one word, as on its page: of an open offer that is not in play, why. */
const statusText = ({ state, standing }: Pick<ComparedOffer, 'state' | 'standing'>): string =>
  (state === 'OPEN' ? standingText(standing) : null) ?? offerStateNames[state]
const isBest = (rank: number | null, { inPlay }: OfferComparison): WriteValue =>
  rank === 1 && inPlay > 1 ? 'ja' : null

const offerColumns = (comparison: OfferComparison): SheetColumn<ComparedOffer>[] => [
  { header: 'Lieferant', width: 30, value: (offer) => offer.supplierName },
  { header: 'Angebotsnummer', width: 20, value: (offer) => offer.offerNumber },
  { header: 'Version', kind: 'number', width: 9, value: (offer) => offer.version },
  { header: 'Status', width: 20, value: statusText },
  { header: 'Freigabe', width: 22, value: (offer) => standingText(offer.standing) },
  { header: 'Zählt mit', width: 10, value: (offer) => (offer.inPlay ? 'ja' : 'nein') },
  { header: 'Nettopreis je Schrank', kind: 'money', width: 20, value: (offer) => offer.pricePerCabinet },
  { header: 'Nettopreis', kind: 'money', width: 16, value: (offer) => offer.price },
  { header: 'Bester Preis', value: (offer) => isBest(offer.priceRank, comparison) },
  { header: 'Kostenrahmen', width: 24, value: (offer) => offer.againstRange && ranges[offer.againstRange] },
  {
    header: 'Abstand zur Obergrenze des Kostenrahmens',
    kind: 'money',
    width: 38,
    value: (offer) => offer.fromUpperBound,
  },
  {
    header: 'Preis gegenüber Version 1',
    kind: 'money',
    width: 22,
    value: (offer) => offer.sinceFirstVersion,
  },
  { header: 'Liefertermin', kind: 'date', value: (offer) => dateOf(offer.desiredDeliveryDate) },
  { header: 'Tage nach dem Wunschtermin', kind: 'number', width: 24, value: (offer) => offer.daysLate },
  { header: 'Bester Termin', value: (offer) => isBest(offer.dateRank, comparison) },
  { header: 'Gültig bis', kind: 'date', value: (offer) => dateOf(offer.validUntil) },
  { header: 'Lieferbedingung', width: 16, value: (offer) => offer.deliveryCondition },
  {
    header: 'Andere Lieferbedingung',
    width: 20,
    value: (offer) => (offer.otherDeliveryCondition ? 'ja' : null),
  },
  {
    header: 'Zeilen mit Abweichung',
    kind: 'number',
    width: 20,
    value: (offer) => offer.deviationCounts.lines,
  },
  {
    header: 'Hinzugefügte Zeilen',
    kind: 'number',
    width: 20,
    value: (offer) => offer.deviationCounts.ADDED,
  },
  {
    header: 'Zusätzliche Angaben des Lieferanten',
    width: 60,
    value: (offer) => offer.additionalInfoSupplier,
  },
  { header: 'Dateien', width: 40, value: (offer) => offer.files.map(({ filename }) => filename).join(', ') },
]

type Deviating = { offer: ComparedOffer; deviation: ComparedOffer['deviations'][number] }
const deviationColumns: SheetColumn<Deviating>[] = [
  { header: 'Lieferant', width: 30, value: ({ offer }) => offer.supplierName },
  { header: 'Angebotsnummer', width: 20, value: ({ offer }) => offer.offerNumber },
  { header: 'Zeile', kind: 'number', width: 8, value: ({ deviation }) => deviation.position },
  { header: 'Artikel', width: 30, value: ({ deviation }) => deviation.label },
  { header: 'Abweichung', width: 18, value: ({ deviation }) => kinds[deviation.kind] },
  { header: 'Anfrage', width: 48, value: ({ deviation }) => deviation.before },
  { header: 'Angebot', width: 48, value: ({ deviation }) => deviation.after },
]

type Versioned = { offer: ComparedOffer; version: ComparedOffer['versions'][number] }
const versionColumns: SheetColumn<Versioned>[] = [
  { header: 'Lieferant', width: 30, value: ({ offer }) => offer.supplierName },
  { header: 'Angebotsnummer', width: 20, value: ({ offer }) => offer.offerNumber },
  { header: 'Version', kind: 'number', width: 9, value: ({ version }) => version.version },
  { header: 'Status', width: 20, value: ({ version }) => statusText(version) },
  { header: 'Freigegeben am', kind: 'date', width: 16, value: ({ version }) => dateOf(version.releaseDate) },
  { header: 'Nettopreis', kind: 'money', width: 16, value: ({ version }) => version.price },
]

const sheet = <Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): WriteSheet => ({
  name,
  columns,
  rows: rows.map((row) => columns.map((column) => column.value(row))),
})

/** What the customer sees of the comparison, as a file: an offer a row, and every deviation. */
export async function exportOfferComparison(
  ctx: WorkflowCtx,
  enquiryId: string,
  disguise: Disguise | undefined,
): Promise<Response> {
  const comparison = await compareOffers(ctx, enquiryId, disguise, null)
  const { offers } = comparison
  const file = writeXlsx({
    sheets: [
      sheet('Angebote', offerColumns(comparison), offers),
      sheet(
        'Abweichungen',
        deviationColumns,
        offers.flatMap((offer) => offer.deviations.map((deviation) => ({ offer, deviation }))),
      ),
      sheet(
        'Versionen',
        versionColumns,
        offers.flatMap((offer) => offer.versions.map((version) => ({ offer, version }))),
      ),
    ],
  })
  const name = `angebote-${comparison.referenceNumber ?? 'anfrage'}-${berlinDate(ctx.now())}.xlsx`
  return sendStream(file, {
    headers: attachmentHeaders(name.replace(/[\\/:*?"<>|]/g, '_')),
  })
}
