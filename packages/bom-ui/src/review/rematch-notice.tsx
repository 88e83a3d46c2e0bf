import {
  type BomRematch,
  getBomRematch,
  rematchBom,
  type SlimLine,
  seeBomRematch,
} from '@schrankwerk/contracts'
import { api, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, formatCount, formatDateTime, Inline, Notice, notify, Stack } from '@schrankwerk/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bomKeys } from '../data/bom-keys.ts'
import type { EditVersions } from '../data/edit-version.ts'
import { asTarget, type BomOwner } from '../data/owner.ts'

export interface RematchNoticeProps {
  owner: BomOwner
  lines: readonly SlimLine[]
  versions: EditVersions
  onChanged: (editVersion?: number) => void
  onOpen: (line: SlimLine) => void
}

const rematchKey = (owner: BomOwner) => [...bomKeys.all(owner), 'rematch']

/**
 * What the catalogue has gained for a draft: lines that have an article since, and lines that would find one. Its words
 * stand here: it comes after the list, while the words of the other parts are loaded with the page.
 */
export function RematchNotice(props: RematchNoticeProps) {
  const { owner } = props
  const { data } = useQuery({
    queryKey: rematchKey(owner),
    queryFn: ({ signal }) => api.call(getBomRematch, { query: asTarget(owner), signal }),
    // It only adds to the list: where it cannot be asked, nothing is said.
    retry: false,
  })
  if (data === undefined || (data.found === null && data.waiting === 0)) return null
  return (
    <Stack gap={2}>
      {data.found !== null && <FoundLines {...props} found={data.found} />}
      {data.waiting > 0 && <WaitingLines {...props} waiting={data.waiting} />}
    </Stack>
  )
}

const linesText = (count: number): string => formatCount(count, 'Zeile', 'Zeilen')
const foundText = (count: number): string =>
  `${linesText(count)} ${count === 1 ? 'hat' : 'haben'} einen Artikel gefunden.`

const namedAtMost = 12

function FoundLines({
  owner,
  lines,
  onOpen,
  found,
}: RematchNoticeProps & { found: NonNullable<BomRematch['found']> }) {
  const client = useQueryClient()
  const seeing = useSingleMutation({
    mutationFn: () =>
      api.call(seeBomRematch, {
        body: { ...asTarget(owner), lineIds: found.lines.map(({ id }) => id) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: rematchKey(owner) }),
    onError: (error) => notify.error(problemText(error)),
  })
  const named = found.lines.slice(0, namedAtMost)
  const more = found.lines.length - named.length
  const open = (id: string) => {
    const line = lines.find((one) => one.id === id)
    if (line !== undefined) onOpen(line)
  }
  return (
    <Notice tone="success" title={foundText(found.lines.length)} onClose={() => seeing.mutate()}>
      <p>
        Der Katalog wurde ergänzt (seit {formatDateTime(found.since)}). Was Sie selbst entschieden haben, ist
        geblieben.
      </p>
      <Inline gap={2}>
        {named.map(({ id, position }) => (
          <Button key={id} small onClick={() => open(id)}>
            Zeile {position}
          </Button>
        ))}
        {more > 0 && <span>und {linesText(more)} mehr</span>}
      </Inline>
    </Notice>
  )
}

function WaitingLines({
  owner,
  versions,
  onChanged,
  waiting,
}: RematchNoticeProps & { waiting: BomRematch['waiting'] }) {
  const client = useQueryClient()
  const matching = useSingleMutation({
    mutationFn: () => {
      const editVersion = versions.current()
      // A change that did not tell its version is just being asked for.
      if (editVersion === undefined) throw new Error('the version of the draft is not known yet')
      return api.call(rematchBom, { body: { ...asTarget(owner), editVersion } })
    },
    onSuccess: async ({ found, summary, estimate, editVersion }) => {
      versions.saw(editVersion)
      client.setQueryData(bomKeys.estimate(owner), { summary, estimate })
      onChanged(editVersion)
      await client.invalidateQueries({ queryKey: bomKeys.lines(owner) })
      await client.invalidateQueries({ queryKey: rematchKey(owner) })
      notify.success(found === 0 ? 'Keine weitere Zeile hat einen Artikel gefunden.' : foundText(found))
    },
    onError: (error) => notify.error(`Die Zeilen wurden nicht abgeglichen. ${problemText(error)}`),
  })
  return (
    <Notice
      title={`Für ${linesText(waiting)} gibt es inzwischen ${waiting === 1 ? 'einen Artikel' : 'Artikel'}, im Katalog oder von Ihnen gemerkt.`}
      action={
        <Button small loading={matching.isPending} onClick={() => matching.mutate()}>
          {linesText(waiting)} neu abgleichen
        </Button>
      }
    >
      Was Sie selbst entschieden haben, bleibt.
    </Notice>
  )
}
