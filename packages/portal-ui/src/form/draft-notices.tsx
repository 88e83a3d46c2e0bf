import { notConnected, ProblemError, problemText } from '@schrankwerk/shell-api'
import { Button, Inline, LazyPart, lazyCode, Notice, notify } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import type { AutosavingDraft } from './autosaving-draft.ts'
import type { FieldOf } from './clashes.ts'
import { useDraftPart } from './draft-context.ts'
import type { DraftRow } from './draft-kind.ts'
import { isAmbiguous } from './pending-creation.ts'
import { SaveFailure } from './save-failure.tsx'

const clashDialog = lazyCode(() => import('./clash-dialog.tsx'))

export interface DraftNoticesProps<Row extends DraftRow, Values extends object> {
  draft: AutosavingDraft<Row, Values>
  labelOf: (field: FieldOf<Values>) => string
  /** A field's value as people read it. */
  textOf: (field: FieldOf<Values>, value: unknown) => string
  /** That somebody else changed it, that one did so in another window, and that it cannot be edited any more. */
  words: { changed: string; changedByOneself?: string; ended: string }
  /** Whether one's own other window did it; `fields` are those that somebody changed, none where it ended. */
  isOwnChange?: (current: Row, fields: readonly FieldOf<Values>[]) => boolean
}

/** The browser itself had no connection, when the save was tried last. */
const isOffline = (problem: unknown): boolean =>
  problem instanceof ProblemError && problem.code === notConnected

const changedByAnother = 'Jemand anderes hat dieselben Angaben geändert. Welche sollen gelten?'
const changedThere = 'Dort haben Sie dieselben Angaben anders gespeichert als hier. Welche sollen gelten?'

/** What stands between the typed and the saved: a failed save, somebody else's change, invalid entries. */
export function DraftNotices<Row extends DraftRow, Values extends object>(
  props: DraftNoticesProps<Row, Values>,
) {
  const { draft, labelOf, textOf, words, isOwnChange } = props
  const save = useDraftPart(draft, () => draft.getState().save)
  // It stays while the save is tried again.
  const problem = useDraftPart(draft, () => draft.getState().problem)
  const clash = useDraftPart(draft, () => draft.getState().clash)
  const setAside = useDraftPart(draft, () => draft.getState().setAside)
  const isInvalid = useDraftPart(draft, () => draft.invalidFields().length > 0)
  const close = () => draft.showClash(false)
  const isOwn = clash !== undefined && isOwnChange?.(clash.current, draft.changedElsewhere())
  const changed = (isOwn && words.changedByOneself) || words.changed
  return (
    <>
      {problem !== undefined && (
        <SaveFailure onRetry={() => void draft.flush()}>
          {isOffline(problem) && 'Keine Verbindung zum Netz. '}Ihre Eingaben sind noch da.{' '}
          {isAmbiguous(problem)
            ? 'Das Speichern wird alle paar Sekunden von selbst wiederholt, bis es gelingt.'
            : problemText(problem)}
        </SaveFailure>
      )}
      {clash && !clash.isShown && (
        <Notice
          tone="warning"
          title={changed}
          action={
            <Button small onClick={() => draft.showClash(true)}>
              {clash.isEditable ? 'Unterschiede ansehen' : 'Eingaben ansehen'}
            </Button>
          }
        >
          {clash.isEditable ? 'Ihre Eingaben sind noch nicht gespeichert.' : words.ended}
        </Notice>
      )}
      {isInvalid && save === 'unsaved' && !clash && (
        <Notice tone="warning">Einige Angaben sind nicht gültig und wurden noch nicht gespeichert.</Notice>
      )}
      {setAside && (
        <SetAside
          lines={Object.entries(setAside).map(
            ([field, value]) =>
              `${labelOf(field as FieldOf<Values>)}: ${textOf(field as FieldOf<Values>, value)}`,
          )}
          onClose={draft.dismissSetAside}
        />
      )}
      {clash && (
        <LazyPart part={clashDialog} what="Der Vergleich">
          {({ ClashDialog }) => (
            <ClashDialog
              open={clash.isShown}
              title={changed}
              text={clash.isEditable ? (isOwn ? changedThere : changedByAnother) : words.ended}
              rows={draft
                .differences()
                .map(({ field, mine, theirs }) => [
                  labelOf(field),
                  textOf(field, mine),
                  textOf(field, theirs),
                ])}
              onLater={close}
              onTakeTheirs={draft.takeTheirs}
              onKeepMine={clash.isEditable ? () => void draft.keepMine() : undefined}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}

/** That nothing is saved at present: for where the notices are out of sight. */
export function useDraftAlert<Row extends DraftRow, Values extends object>(
  draft: AutosavingDraft<Row, Values>,
): ReactNode {
  const problem = useDraftPart(draft, () => draft.getState().problem)
  return (
    problem !== undefined && (
      <strong className="kit-save kit-save-failed">
        Nicht gespeichert{isOffline(problem) && ': keine Verbindung'}
        {isAmbiguous(problem) && '; wird wiederholt'}
      </strong>
    )
  )
}

/** Own entries that gave way, still to be read and copied. */
function SetAside({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      notify.success('Ihre Eingaben sind in der Zwischenablage.')
    } catch {
      notify.warn(
        'Ihr Browser lässt das Kopieren nicht zu. Bitte markieren und kopieren Sie die Eingaben selbst.',
      )
    }
  }
  return (
    <Notice title="Ihre nicht gespeicherten Eingaben" onClose={onClose}>
      <p>Der aktuelle Stand ist geladen. Das hatten Sie eingegeben:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Inline>
        <Button small onClick={() => void copy()}>
          Eingaben kopieren
        </Button>
      </Inline>
    </Notice>
  )
}
