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
import { useEstimate } from '../data/estimate-query.ts'
import { asTarget, type BomOwner } from '../data/owner.ts'
import { formatRange } from '../estimate/format-range.ts'

export interface RematchNoticeProps {
  owner: BomOwner
  lines: readonly SlimLine[]
  versions: EditVersions
  onChanged: (editVersion?: number) => void
  onOpen: (line: SlimLine) => void
}

const rematchKey = (owner: BomOwner) => [...bomKeys.all(owner), 'rematch']

/**
 * What the catalogue has for a draft now: lines that have an article since, lines that would find one, and articles that
 * are others now. Its words stand here: it comes after the list, while the words of the other parts are loaded with the page.
 */
export function RematchNotice(props: RematchNoticeProps) {
  const { owner } = props
  const { data } = useQuery({
    queryKey: rematchKey(owner),
    queryFn: ({ signal }) => api.call(getBomRematch, { query: asTarget(owner), signal }),
    // It only adds to the list: where it cannot be asked, nothing is said.
    retry: false,
  })
  if (data === undefined || (data.found === null && data.waiting === 0 && data.changed === null)) return null
  return (
    <Stack gap={2}>
      {data.found !== null && <FoundLines {...props} found={data.found} />}
      {data.waiting > 0 && <WaitingLines {...props} waiting={data.waiting} />}
      {data.changed !== null && <ChangedArticles {...props} changed={data.changed} />}
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

/** One of the two changes of a draft that are offered here. */
function useRematch(
  { owner, versions, onChanged }: RematchNoticeProps,
  { renew, told, failed }: { renew: boolean; told: (lines: number) => string; failed: string },
) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: () => {
      const editVersion = versions.current()
      // A change that did not tell its version is just being asked for.
      if (editVersion === undefined) throw new Error('the version of the draft is not known yet')
      return api.call(rematchBom, { body: { ...asTarget(owner), editVersion, renew } })
    },
    onSuccess: async ({ found, renewed, summary, estimate, editVersion }) => {
      versions.saw(editVersion)
      client.setQueryData(bomKeys.estimate(owner), { summary, estimate })
      onChanged(editVersion)
      await client.invalidateQueries({ queryKey: bomKeys.lines(owner) })
      await client.invalidateQueries({ queryKey: rematchKey(owner) })
      notify.success(told(found + renewed))
    },
    onError: (error) => notify.error(`${failed} ${problemText(error)}`),
  })
}

const decidedStays = 'Was Sie selbst entschieden haben, bleibt.'

function WaitingLines({ waiting, ...props }: RematchNoticeProps & { waiting: BomRematch['waiting'] }) {
  const matching = useRematch(props, {
    renew: false,
    told: (lines) => (lines === 0 ? 'Keine weitere Zeile hat einen Artikel gefunden.' : foundText(lines)),
    failed: 'Die Zeilen wurden nicht abgeglichen.',
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
      {decidedStays}
    </Notice>
  )
}

type Changed = NonNullable<BomRematch['changed']>

/** What is said of prices comes first, then of names, then of articles that are gone. */
function changeTexts({ prices, details, gone }: Changed): string[] {
  const of = (count: number) => formatCount(count, 'Artikel', 'Artikeln')
  return [
    prices === 1 && 'Der Preis von 1 Artikel hat sich seitdem geändert.',
    prices > 1 && `Die Preise von ${of(prices)} haben sich seitdem geändert.`,
    details > 0 &&
      `Die Angaben zu ${of(details)} haben sich ${prices > 0 ? 'ebenfalls' : 'seitdem'} geändert.`,
    gone > 0 &&
      `${formatCount(gone, 'Artikel', 'Artikel')} gibt es im Katalog nicht mehr; ${gone === 1 ? 'seine' : 'ihre'} Zeilen werden neu abgeglichen.`,
  ].filter((text) => text !== false)
}

function ChangedArticles({ changed, ...props }: RematchNoticeProps & { changed: Changed }) {
  const before = useEstimate(props.owner).data?.estimate?.range
  const what = changed.prices > 0 ? 'Preise' : 'Angaben'
  const renewing = useRematch(props, {
    renew: true,
    told: (lines) =>
      lines === 0
        ? 'Es gab nichts mehr zu übernehmen.'
        : `${linesText(lines)} ${lines === 1 ? 'hat' : 'haben'} die aktuellen ${what}.`,
    failed: `Die ${what} wurden nicht übernommen.`,
  })
  const [title, ...others] = changeTexts(changed)
  const after = changed.range
  const isMoved =
    before != null && after !== null && (before.lower !== after.lower || before.upper !== after.upper)
  return (
    <Notice
      title={title}
      action={
        <Button small loading={renewing.isPending} onClick={() => renewing.mutate()}>
          {what} übernehmen
        </Button>
      }
    >
      {isMoved && (
        <p>
          Kostenrahmen je Schrank: bisher {formatRange(before.lower, before.upper)}, damit{' '}
          {formatRange(after.lower, after.upper)}.
        </p>
      )}
      <p>{[...others, decidedStays].join(' ')}</p>
    </Notice>
  )
}
