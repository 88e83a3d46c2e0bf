import { formatRange } from '@schrankwerk/bom-ui/format-range'
import type { BomSummary, Enquiry, Estimate } from '@schrankwerk/contracts'
import { priceColumnsOf } from '@schrankwerk/domain'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog, formatCount, Notice } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { linesSummaryQuery } from './enquiry.api.ts'
import { useDraftStore } from './enquiry-draft.ts'
import { titleOf } from './list/enquiry-columns.tsx'
import { useEnquiryStep } from './use-enquiry-step.ts'

// Said in this dialog alone: the words of the page are loaded with every enquiry.
const words = {
  visible: 'Alle Lieferanten werden benachrichtigt und sehen:',
  data: 'Projektdaten und Fertigungsvorgaben',
  files: (count: number) =>
    count === 1 ? '1 Datei, so wie sie angehängt ist' : `${count} Dateien, so wie sie angehängt sind`,
  lines: (count: number) =>
    `die Stückliste mit ${formatCount(count, 'Zeile', 'Zeilen')} und den Preisen der gefundenen Artikel; nicht Ihre ERP-Nummern, Bemerkungen und Preise.`,
  errors: (count: number) =>
    count === 1
      ? '1 Zeile der Stückliste hat Fehler.'
      : `${formatCount(count, 'Zeile', 'Zeilen')} der Stückliste haben Fehler.`,
  unmatched: (count: number) =>
    count === 1
      ? '1 Zeile der Stückliste ist keinem Artikel zugeordnet.'
      : `${formatCount(count, 'Zeile', 'Zeilen')} der Stückliste sind keinem Artikel zugeordnet.`,
  asTheyAre: 'Lieferanten sehen sie so.',
  estimate: (range: string) =>
    `den Kostenrahmen, genau und mit allen Teilen. Sie selbst sehen ihn gerundet: ${range} je Schrank`,
  estimateWithout: 'den Kostenrahmen, sobald es einen gibt, genau und mit allen Teilen',
  noEstimate: 'nicht den Kostenrahmen: Sie haben ihn für Lieferanten ausgeschaltet',
  pricesInFile: (columns: string) =>
    `Die angehängte Datei zeigt Lieferanten auch ${columns}. Wollen Sie das nicht, laden Sie die Liste ohne diese Spalten neu hoch.`,
  fixed: 'Danach lässt sich nichts mehr ändern. Für Änderungen kopieren Sie die Anfrage.',
}

export interface ReleaseDialogProps {
  enquiry: Enquiry
  open: boolean
  onClose: () => void
  onIncomplete: () => void
}

/** Says what a release means before it happens; what the service misses then stands at its place. */
export function ReleaseDialog({ enquiry, open, onClose, onIncomplete }: ReleaseDialogProps) {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const step = useEnquiryStep('release', enquiry)
  const problem = step.error instanceof ProblemError ? step.error : undefined
  const close = () => {
    step.reset()
    onClose()
  }
  const confirm = () => {
    const { editVersion } = draft.getState()
    step.mutate(editVersion ?? enquiry.editVersion, {
      onSuccess: close,
      onError: (error) => {
        if (error instanceof ProblemError && error.status === 412) onIncomplete()
      },
    })
  }
  return (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={confirm}
      danger={false}
      busy={step.isPending}
      title={`Anfrage „${titleOf(enquiry, t)}“ freigeben?`}
      verb="Anfrage freigeben"
      error={
        step.error && (
          <>
            {problem?.detail ?? String(step.error)}
            {problem && problem.errors.length > 0 && (
              <ul>
                {problem.errors.map((entry) => (
                  <li key={entry.path}>{entry.detail ?? entry.path}</li>
                ))}
              </ul>
            )}
          </>
        )
      }
    >
      {open && <WhatSuppliersSee enquiry={enquiry} />}
      <p>{words.fixed}</p>
    </ConfirmDialog>
  )
}

/** What a release shows to suppliers, point by point, with what one may have overlooked in it. */
function WhatSuppliersSee({ enquiry }: { enquiry: Enquiry }) {
  const hasLines = enquiry.lineCount > 0
  const told = useQuery({ ...linesSummaryQuery(enquiry.id), enabled: hasLines }).data
  const files = enquiry.fileItems.length
  return (
    <>
      <p>{words.visible}</p>
      <ul>
        <li>{words.data}</li>
        {files > 0 && <li>{words.files(files)}</li>}
        {hasLines && <LinesSeen count={enquiry.lineCount} summary={told?.summary ?? undefined} />}
        {hasLines && <li>{estimateSeen(enquiry, told?.estimate ?? null)}</li>}
      </ul>
      <PricesInFile enquiry={enquiry} />
    </>
  )
}

/** The lines as they are, those that are not in order among them. */
function LinesSeen({ count, summary }: { count: number; summary: BomSummary | undefined }) {
  const errors = summary?.errors ?? 0
  const unmatched = summary ? summary.lines - summary.matched : 0
  return (
    <li>
      {words.lines(count)} {errors > 0 && words.errors(errors)} {unmatched > 0 && words.unmatched(unmatched)}{' '}
      {errors + unmatched > 0 && words.asTheyAre}
    </li>
  )
}

/** Suppliers get the estimate exact; the customer knows its own rounded bounds, and no more is told here. */
function estimateSeen(enquiry: Enquiry, estimate: Estimate | null): string {
  if (!enquiry.estimateVisible) return words.noEstimate
  const { range } = estimate ?? { range: null }
  return range === null ? words.estimateWithout : words.estimate(formatRange(range.lower, range.upper))
}

/** The attached table goes to suppliers as it is, prices included. */
function PricesInFile({ enquiry }: { enquiry: Enquiry }) {
  const isAttached = enquiry.fileItems.some(({ filename }) => filename === enquiry.bomFileName)
  const columns = isAttached ? priceColumnsOf(enquiry) : []
  if (columns.length === 0) return null
  return (
    <Notice tone="warning" title={`„${enquiry.bomFileName}“ enthält Preise`}>
      {words.pricesInFile(columns.map((name) => `„${name}“`).join(', '))}
    </Notice>
  )
}
