import { type ImportProposal, type ProposalClass, proposalClasses } from '@schrankwerk/contracts'
import { FilterBar, type ListAddress } from '@schrankwerk/portal-ui/list'
import { Chip, formatNumber } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { rowsOf } from './rows-of.ts'

export const rowFilters = ['class', 'searchTerm', 'suspicion', 'chosen', 'changedSince'] as const
export type RowFilterName = (typeof rowFilters)[number]

export interface ProposalFiltersProps {
  proposal: ImportProposal
  shown: ProposalClass
  address: ListAddress<RowFilterName>
}

/** Which class of rows is shown, and what narrows it. */
export function ProposalFilters({ proposal, shown, address }: ProposalFiltersProps) {
  const { t } = useTranslation('catalogue')
  const { filters, setFilter } = address
  return (
    <FilterBar
      address={address}
      label={t('proposal.filters')}
      search={
        <SearchField
          label={t('proposal.search')}
          value={filters.searchTerm ?? ''}
          onChange={(text) => setFilter('searchTerm', text)}
        />
      }
      chips={
        <>
          {proposalClasses.map((one) => (
            <Chip key={one} pressed={one === shown} onClick={() => setFilter('class', one)}>
              {t(`proposal.class.${one}`, {
                count: rowsOf(proposal, one),
                shown: formatNumber(rowsOf(proposal, one)),
              })}
            </Chip>
          ))}
          {shown === 'SUSPICIOUS' &&
            proposal.suspicions.map(({ reason, rows }) => (
              <Chip
                key={reason}
                pressed={filters.suspicion === reason}
                onClick={() => setFilter('suspicion', filters.suspicion === reason ? undefined : reason)}
              >
                {`${t(`proposal.suspicion.${reason}`)} (${formatNumber(rows)})`}
              </Chip>
            ))}
          {shown !== 'SKIPPED' && shown !== 'UNCHANGED' && (
            <>
              <Chip
                pressed={filters.chosen === 'false'}
                onClick={() => setFilter('chosen', filters.chosen === 'false' ? undefined : 'false')}
              >
                {t('proposal.onlyLeftOut')}
              </Chip>
              <Chip
                pressed={filters.changedSince === 'true'}
                onClick={() => setFilter('changedSince', filters.changedSince ? undefined : 'true')}
              >
                {t('proposal.onlyChangedSince')}
              </Chip>
            </>
          )}
        </>
      }
    />
  )
}
