import { useDraft } from '@schrankwerk/shell-api'
import { useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type AutosavingDraft, createAutosavingDraft } from './autosaving-draft.ts'
import { useDraftPart } from './draft-context.ts'
import type { DraftKind, DraftRow } from './draft-kind.ts'
import type { KeptDraft } from './draft-state.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

export interface AutosavingFormOptions<Row extends DraftRow, Values extends object> {
  kind: DraftKind<Row, Values>
  /** Undefined for a new one. */
  saved: Row | undefined
  /** Puts an answer into the cache. */
  remember: (cache: QueryClient, saved: Row) => unknown
  /** Address of a new one once it is made. */
  path?: (id: string) => string
  onCreated?: (id: string) => void
  words: { lost: string }
}

const longestName = 60

/** What people call it, where it has a title, as a beginning of what is said of it. */
const named = ({ base, typed }: { base: object; typed: object }): string => {
  const { title } = { ...base, ...typed } as { title?: unknown }
  const name = typeof title === 'string' ? title.trim() : ''
  if (name === '') return ''
  return `„${name.length > longestName ? `${name.slice(0, longestName).trimEnd()} …` : name}“: `
}

/**
 * The form of an object that saves itself while one types. What is typed survives a reload, leaving asks first
 * where nothing would save it any more, and a repeated creation makes one object.
 */
export function useAutosavingForm<Row extends DraftRow, Values extends object>(
  options: AutosavingFormOptions<Row, Values>,
): AutosavingDraft<Row, Values> {
  const { kind, saved } = options
  const latest = useRef(options)
  latest.current = options
  const address = useRef('')
  address.current = useLocation().pathname
  const navigate = useNavigate()
  const cache = useQueryClient()
  const id = saved?.id
  const kept = useDraft<KeptDraft<Values>>(`${kind.name}:${id ?? kind.creation?.key ?? 'new'}`)
  const [draft] = useState(() => createAutosavingDraft(kind, saved, kept.value))
  const goToCreated = useLeaveGuard(useDraftPart(draft, draft.isStuck), id)

  useEffect(
    () =>
      draft.connect({
        keep: (value) => (value ? kept.keep(value) : kept.drop()),
        onSaved: (row) => void latest.current.remember(cache, row),
        onCreated: (row) => {
          const { onCreated, path } = latest.current
          onCreated?.(row.id)
          if (path) goToCreated(path(row.id))
        },
        onLost: () => {
          const at = address.current
          notify.error(named(draft.getState()) + latest.current.words.lost, {
            label: 'Wieder öffnen',
            run: () => void navigate(at),
          })
        },
      }),
    [draft, kept, cache, goToCreated, navigate],
  )
  useEffect(() => {
    if (saved) draft.receive(saved)
  }, [draft, saved])

  useEffect(() => {
    const saveNow = () => void draft.flush()
    const askWhileSaving = (event: Event) => {
      if (!['unsaved', 'saving'].includes(draft.getState().save)) return
      event.preventDefault()
      // Whoever leaves nevertheless has it saved by the time he answers.
      saveNow()
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
