import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { ConfirmDialog, Dialog, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'

export interface BulkFailure<Item> {
  item: Item
  /** Left out where the server gives no reason. */
  error?: unknown
}

/** What a list hands to the dialog of its bulk action. */
export interface BulkChoice<Item> {
  items: readonly Item[]
  onClose: () => void
  /** Called after the act with the ids of what is still as it was. */
  onDone: (left: readonly string[]) => void
}

export interface BulkDialogProps<Item> extends BulkChoice<Item> {
  nameOf: (item: Item) => string
  /** Behind its name where several are named: what becomes of this one, where that differs. */
  noteOf?: ((item: Item) => string) | undefined
  /** Items it does not hold for are named and left alone. */
  mayAct?: (item: Item) => boolean
  /** Answers what could not be done. */
  act: (items: readonly Item[]) => Promise<readonly BulkFailure<Item>[]>
  /** Kind of the queries that are asked again afterwards. */
  changes: string
  words: {
    title: (count: number, firstName: string) => string
    verb: (count: number) => string
    effect: (count: number) => string
    done: (done: number, items: readonly Item[]) => string
    /** `detail` is the server's reason for the first of them, empty where it gave none. */
    failed: (names: string, detail: string) => string
    /** Warns of what stayed without a reason; left out, that is a failure as any other. */
    left?: (names: string, count: number) => string
    /** Why some or all of the items are left alone; needed with `mayAct`. */
    impossible?: (names: string) => string
    /** Title where no item can be acted on; needed with `mayAct`. */
    none?: string
  }
}

const namedAtMost = 8
/** A single one more is named too: the rest is always several. */
const named = <Item,>(items: readonly Item[]): readonly Item[] =>
  items.length === namedAtMost + 1 ? items : items.slice(0, namedAtMost)

/** Acts on one item after the other; a failure leaves the others done. */
export const oneByOne =
  <Item,>(act: (item: Item) => Promise<unknown>) =>
  async (items: readonly Item[]): Promise<BulkFailure<Item>[]> => {
    const failures: BulkFailure<Item>[] = []
    for (const item of items) {
      try {
        await act(item)
      } catch (error) {
        failures.push({ item, error })
      }
    }
    return failures
  }

/** Names what will be done to which items and what that means, then does it and says what failed. */
export function BulkDialog<Item extends { id: string }>(props: BulkDialogProps<Item>) {
  const { items, nameOf, noteOf, mayAct = () => true, act, changes, words, onClose, onDone } = props
  const cache = useQueryClient()
  const possible = items.filter(mayAct)
  const impossible = items.filter((item) => !mayAct(item))
  const namesOf = (some: readonly Item[]) => {
    const names = named(some).map((item) => `„${nameOf(item)}“`)
    const more = some.length - names.length
    return names.join(', ') + (more > 0 ? ` und ${more} weitere` : '')
  }
  const acting = useSingleMutation({
    mutationFn: () => act(possible),
    onSuccess: async (failures) => {
      const left = failures.map(({ item }) => item)
      const done = possible.filter((item) => !left.includes(item))
      // The rows are gone from the page before the dialog is.
      await cache.invalidateQueries({ queryKey: [changes] })
      if (done.length > 0) notify.success(words.done(done.length, done))
      const reason = failures[0]?.error
      if (left.length > 0 && !reason && words.left) notify.warn(words.left(namesOf(left), left.length))
      else if (left.length > 0) notify.error(words.failed(namesOf(left), reason ? problemText(reason) : ''))
      onClose()
      onDone(left.map(({ id }) => id))
    },
  })
  const leftAlone = impossible.length > 0 && <p>{words.impossible?.(namesOf(impossible))}</p>
  const [first] = possible
  if (!first)
    return (
      <Dialog open onClose={onClose} size="small" title={words.none}>
        {leftAlone}
      </Dialog>
    )
  const count = possible.length
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => acting.mutate()}
      busy={acting.isPending}
      title={words.title(count, nameOf(first))}
      verb={words.verb(count)}
      error={acting.error && words.failed(namesOf(possible), problemText(acting.error))}
    >
      {count > 1 && (
        <ul>
          {named(possible).map((item) => (
            <li key={item.id}>{[nameOf(item), noteOf?.(item)].filter(Boolean).join(' – ')}</li>
          ))}
          {count > named(possible).length && <li>{`und ${count - named(possible).length} weitere`}</li>}
        </ul>
      )}
      <p>{words.effect(count)}</p>
      {leftAlone}
    </ConfirmDialog>
  )
}
