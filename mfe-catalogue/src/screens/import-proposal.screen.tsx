import type { ImportProposal } from '@schrankwerk/contracts'
import { chooseProposalRows, type ProposalClass, proposalClasses } from '@schrankwerk/contracts'
import { FoundCount, useList } from '@schrankwerk/portal-ui/list'
import { absenceOf, useMayCall, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import {
  AbsentObject,
  BackLink,
  Empty,
  formatDateTime,
  formatNumber,
  formatPercent,
  LinkButton,
  Notice,
  Page,
  Stack,
} from '@schrankwerk/ui'
import { DataTable } from '@schrankwerk/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseAll } from '../features/import-proposal/choose-all.tsx'
import { proposalQuery, rowsQuery } from '../features/import-proposal/proposal.api.ts'
import { ProposalActs } from '../features/import-proposal/proposal-acts.tsx'
import { proposalColumns, rowName } from '../features/import-proposal/proposal-columns.tsx'
import { ProposalFilters, rowFilters } from '../features/import-proposal/proposal-filters.tsx'
import { bringsArticles, rowsOf } from '../features/import-proposal/rows-of.ts'
import { SuspiciousNotice } from '../features/import-proposal/suspicious-notice.tsx'
import { useChoice } from '../features/import-proposal/use-choice.ts'
import { WithoutArticles } from '../features/import-proposal/without-articles.tsx'
import { importDialogPath } from '../paths.ts'

/** An import before it becomes visible: what it would do, row by row, and the choice of what it may. */
export function Component() {
  const { t } = useTranslation('catalogue')
  const { id = '' } = useParams()
  // Once it is decided about there is nothing to read, though this page stays until the next one is there.
  const [decided, setDecided] = useState<string>()
  const isDecided = decided === id
  const query = useQuery({ ...proposalQuery(id), enabled: !isDecided })
  const reason = absenceOf(query.error)
  usePageTitle(query.data ? `${t('proposal.title')}: ${query.data.import.filename}` : t('proposal.title'))
  if (query.data && !query.error)
    return (
      <Proposal
        proposal={query.data}
        isDecided={isDecided}
        onDecided={(is) => setDecided(is ? id : undefined)}
      />
    )
  return (
    <AbsentObject
      reason={reason?.code === 'proposal-not-open' ? { isMissing: true } : reason}
      title={t('proposal.title')}
      what={t('proposal.what')}
      missing={t('proposal.missing')}
      back={
        <LinkButton component={Link} to={importDialogPath()}>
          {t('proposal.toImports')}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
      fields={4}
    />
  )
}

/** What is worth a look first. */
const firstShown = (proposal: ImportProposal): ProposalClass =>
  (['SUSPICIOUS', 'CHANGED', 'NEW'] as const).find((one) => rowsOf(proposal, one) > 0) ?? 'UNCHANGED'

interface ProposalProps {
  proposal: ImportProposal
  isDecided: boolean
  onDecided: (isDecided: boolean) => void
}

function Proposal({ proposal, isDecided, onDecided }: ProposalProps) {
  const { t } = useTranslation('catalogue')
  const { id, filename, importConfigTitle, failure } = proposal.import
  const mayChoose = useMayCall(chooseProposalRows)
  const choice = useChoice(id)
  const first = firstShown(proposal)
  const list = useList({
    name: 'importProposal',
    // Why a row is suspicious is asked of suspicious ones alone: others would find none, and the chip is not there.
    query: ({ class: wanted = first, suspicion, column: _, sortDescending: __, ...asked }) => ({
      ...rowsQuery(id, { ...asked, class: wanted, ...(wanted === 'SUSPICIOUS' && { suspicion }) }),
      enabled: !isDecided,
    }),
    filters: rowFilters,
    sortable: [],
  })
  const { address } = list
  const shown = proposalClasses.find((one) => one === address.filters.class) ?? first
  const columns = proposalColumns(shown, t, {
    filePlaces: proposal.filePlaces,
    mayChoose,
    onChoose: ({ row }, chosen) => choice.mutate({ rows: [row], chosen }),
  })
  return (
    <Page
      back={
        <BackLink component={Link} to={importDialogPath()}>
          {t('import.history.title')}
        </BackLink>
      }
      title={t('proposal.titleOf', { filename })}
      actions={<ProposalActs proposal={proposal} isDecided={isDecided} onDecided={onDecided} />}
    >
      <Stack gap={3}>
        <p>
          {t('proposal.about', {
            config: importConfigTitle,
            at: formatDateTime(proposal.proposedAt),
            until: formatDateTime(proposal.expiresAt),
          })}
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <NewNames proposal={proposal} />
        <Percents proposal={proposal} />
        <UndecidedNames proposal={proposal} />
        <WithoutManufacturer amount={proposal.newWithoutManufacturer} />
        <SuspiciousNotice
          proposal={proposal}
          isBusy={choice.isPending}
          onTakeAll={mayChoose ? () => choice.mutate({ class: 'SUSPICIOUS', chosen: true }) : undefined}
        />
        <FoundCount filters={address.filters} total={list.total} isFetching={list.table.isFetching} />
        {shown === 'GONE' && <p>{t('proposal.goneMeaning')}</p>}
        <DataTable
          {...list.table}
          sort={undefined}
          label={t('proposal.table')}
          what={t('proposal.rowsWhat')}
          columns={columns}
          rowLabel={(row) => rowName(row, proposal.filePlaces, t)}
          toolbar={<ProposalFilters proposal={proposal} shown={shown} address={address} />}
          toolbarEnd={
            mayChoose &&
            shown !== 'SKIPPED' &&
            shown !== 'UNCHANGED' && (
              <ChooseAll
                proposal={proposal}
                shown={shown}
                isBusy={choice.isPending}
                onChoose={(chosen) => choice.mutate({ class: shown, chosen })}
              />
            )
          }
          empty={
            bringsArticles(proposal) || rowsOf(proposal, shown) > 0 ? (
              <Empty text={t('proposal.empty')} />
            ) : (
              <WithoutArticles proposal={proposal} />
            )
          }
        />
      </Stack>
    </Page>
  )
}

const kinds = ['newManufacturers', 'newUnits', 'newDiscountGroups'] as const

/** Master data that accepting would make. */
function NewNames({ proposal }: { proposal: ImportProposal }) {
  const { t } = useTranslation('catalogue')
  const told = kinds.filter((kind) => proposal[kind].total > 0)
  if (told.length === 0) return null
  return (
    <Notice title={t('proposal.newNames')}>
      <ul>
        {told.map((kind) => {
          const { names, total } = proposal[kind]
          const more = total - names.length
          return (
            <li key={kind}>
              {t(`proposal.${kind}`)}: {names.join(', ')}
              {more > 0 && ` ${t('proposal.more', { count: more, shown: formatNumber(more) })}`}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

/** Discount groups that would get another percent. */
function Percents({ proposal: { discountPercents } }: { proposal: ImportProposal }) {
  const { t } = useTranslation('catalogue')
  const { total, groups } = discountPercents
  if (total === 0) return null
  const more = total - groups.length
  return (
    <Notice title={t('proposal.discountPercents')}>
      {groups
        .map(({ name, old, new: percent }) =>
          t('proposal.discountPercent', {
            name,
            percent: formatPercent(percent / 100, { decimals: 2 }),
            former: old === null ? t('proposal.noPercent') : formatPercent(old / 100, { decimals: 2 }),
          }),
        )
        .join(', ')}
      {more > 0 && ` ${t('proposal.more', { count: more, shown: formatNumber(more) })}`}
    </Notice>
  )
}

/** New articles that nothing gives a manufacturer: nobody would find them with it. */
function WithoutManufacturer({ amount }: { amount: number }) {
  const { t } = useTranslation('catalogue')
  if (amount === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('proposal.withoutManufacturer.title', { count: amount, shown: formatNumber(amount) })}
    >
      {t('proposal.withoutManufacturer.text')}
    </Notice>
  )
}

/** Names that a person has to decide about; until then the articles stay without. */
function UndecidedNames({ proposal: { undecidedNames } }: { proposal: ImportProposal }) {
  const { t } = useTranslation('catalogue')
  const { total, names } = undecidedNames
  if (total === 0) return null
  const more = total - names.length
  return (
    <Notice tone="warning" title={t('proposal.undecidedNames')}>
      <ul>
        {names.map(({ kind, name, rows, suggestion }) => (
          <li key={`${kind} ${name}`}>
            {t(`proposal.undecided.${kind}`, { name, count: rows, shown: formatNumber(rows) })}
            {suggestion !== null && ` – ${t('proposal.undecided.suggestion', { suggestion })}`}
          </li>
        ))}
        {more > 0 && <li>{t('proposal.more', { count: more, shown: formatNumber(more) })}</li>}
      </ul>
    </Notice>
  )
}
