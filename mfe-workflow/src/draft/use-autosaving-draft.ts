import { holdUnsaved, useDraft } from '@schrankwerk/shell-api'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AutosavingDraft, DraftEvents } from './autosaving-draft.ts'
import type { DraftRow } from './draft-kind.ts'
import type { KeptDraft } from './draft-state.ts'

export interface DraftPage<Row extends DraftRow, Values extends object> {
  row: Row | undefined
  /** Under which what was typed is kept in the tab. */
  storageKey: string
  begin(row: Row | undefined, kept: KeptDraft<Values> | undefined): AutosavingDraft<Row, Values>
  /** Memoised: other events connect the draft anew. */
  events: Omit<DraftEvents<Row, Values>, 'keep' | 'onCreated'> &
    Pick<Partial<DraftEvents<Row, Values>>, 'onCreated'>
}

/** The draft of a page, tied to drafts kept in the tab and to the question before leaving. */
export function useAutosavingDraft<Row extends DraftRow, Values extends object>({
  row,
  storageKey,
  begin,
  events,
}: DraftPage<Row, Values>): AutosavingDraft<Row, Values> {
  const kept = useDraft<KeptDraft<Values>>(storageKey)
  const [draft] = useState(() => begin(row, kept.value))
  const letGo = useRef<() => void>(undefined)

  useEffect(
    () =>
      draft.connect({
        ...events,
        keep: (value) => (value ? kept.keep(value) : kept.drop()),
        onCreated: (created) => {
          letGo.current?.()
          events.onCreated?.(created)
        },
      }),
    [draft, kept, events],
  )
  useEffect(() => {
    if (row) draft.receive(row)
  }, [draft, row])

  const stuck = useSyncExternalStore(draft.subscribe, draft.isStuck)
  const id = row?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is held anew
  useEffect(() => {
    if (!stuck) return
    letGo.current = holdUnsaved()
    return () => letGo.current?.()
  }, [stuck, id])

  useEffect(() => {
    const saveNow = () => void draft.flush()
    const askWhileSaving = (event: Event) => {
      if (['unsaved', 'saving'].includes(draft.getState().save)) event.preventDefault()
    }
    addEventListener('online', saveNow)
    addEventListener('beforeunload', askWhileSaving)
    return () => {
      removeEventListener('online', saveNow)
      removeEventListener('beforeunload', askWhileSaving)
      saveNow()
    }
  }, [draft])
  return draft
}
