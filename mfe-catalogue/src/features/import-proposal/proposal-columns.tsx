import type { ImportProposal, ProposalClass } from '@schrankwerk/contracts'
import { formatMoney, formatNumber, StateBadge } from '@schrankwerk/ui'
import { CheckboxField } from '@schrankwerk/ui/forms'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { priceUnitText } from '../../price-text.ts'
import { RowChanges } from '../../row-changes.tsx'
import styles from './import-proposal.module.css'
import { priceChangeText, priceFactorOf, suspicionText } from './price-change-text.ts'
import type { ListedRow } from './proposal.api.ts'

type RowColumn = Column<ListedRow>

export interface Shown {
  filePlaces: ImportProposal['filePlaces']
  mayChoose: boolean
  onChoose: (row: ListedRow, chosen: boolean) => void
}

export const rowName = (
  { orderNumber, manufacturerNumber, line }: ListedRow,
  filePlaces: ImportProposal['filePlaces'],
  t: TFunction<'catalogue'>,
): string => orderNumber ?? manufacturerNumber ?? t(`proposal.placeOf.${filePlaces}`, { line })

/** What is shown of the rows of a class; skipped ones have a reason in place of values. */
export function proposalColumns(
  of: ProposalClass,
  t: TFunction<'catalogue'>,
  { filePlaces, mayChoose, onChoose }: Shown,
): RowColumn[] {
  const line: RowColumn = {
    key: 'line',
    header: t(`proposal.column.place.${filePlaces}`),
    align: 'end',
    cell: (row) => (row.line === null ? '–' : formatNumber(row.line, { decimals: 0 })),
  }
  if (of === 'SKIPPED')
    return [
      line,
      {
        key: 'reason',
        header: t('proposal.column.reason'),
        hideable: false,
        cell: ({ skipReason, content }) => (
          <>
            <div>{skipReason}</div>
            <div className={styles.quiet}>{content}</div>
          </>
        ),
      },
    ]
  const chosen: RowColumn = {
    key: 'chosen',
    header: t(of === 'GONE' ? 'proposal.column.delete' : 'proposal.column.take'),
    hideable: false,
    cell: (row) => (
      <CheckboxField
        label={t(of === 'GONE' ? 'proposal.deleteRow' : 'proposal.takeRow', {
          name: rowName(row, filePlaces, t),
        })}
        hideLabel
        disabled={!mayChoose || (row.usedBy ?? 0) > 0}
        value={row.chosen}
        onChange={(wanted) => onChoose(row, wanted)}
      />
    ),
  }
  return [
    ...(of === 'UNCHANGED' ? [] : [chosen]),
    ...(of === 'GONE' ? [] : [line]),
    {
      key: 'manufacturer',
      header: t('article.field.manufacturerId'),
      cell: ({ manufacturerName }) => manufacturerName ?? '–',
    },
    {
      key: 'number',
      header: t('proposal.column.number'),
      hideable: false,
      cell: ({ orderNumber, manufacturerNumber, description }) => (
        <>
          <div>{[orderNumber, manufacturerNumber].filter(Boolean).join(' · ')}</div>
          <div className={styles.quiet}>{description}</div>
        </>
      ),
    },
    {
      key: 'price',
      header: t('proposal.column.price'),
      align: 'end',
      cell: (row) => <Price row={row} t={t} />,
    },
    ...(of === 'CHANGED' || of === 'SUSPICIOUS'
      ? [
          {
            key: 'changes',
            header: t('proposal.column.changes'),
            hideable: false,
            cell: (row: ListedRow) => <RowChanges changes={row.changes} />,
          },
        ]
      : []),
    {
      key: 'marks',
      header: t('proposal.column.marks'),
      cell: (row) => <Marks row={row} t={t} />,
    },
  ]
}

const prices = ['listPrice', 'purchasePrice'] as const

/** Each price by its name, with its own change: one may stay while the other one rises. */
function Price({ row, t }: { row: ListedRow; t: TFunction<'catalogue'> }) {
  const unit = priceUnitText(row, t)
  const known = prices.filter((field) => row[field] !== null)
  if (known.length === 0) return '–'
  return (
    <>
      {known.map((field) => (
        <div key={field}>
          <span className="kit-tabular">
            {t(`proposal.price.${field}`, { price: formatMoney(row[field]) })}
          </span>{' '}
          <span className={styles.quiet}>{priceChangeText(priceFactorOf(field, row), t)}</span>
        </div>
      ))}
      {unit && <div className={styles.quiet}>{unit}</div>}
    </>
  )
}

function Marks({ row, t }: { row: ListedRow; t: TFunction<'catalogue'> }) {
  const isUsed = (row.usedBy ?? 0) > 0
  if (row.suspicions.length + row.notices.length === 0 && !row.changedSince && !isUsed) return '–'
  return (
    <>
      <Badges row={row} t={t} />
      {row.notices.map((notice) => (
        <div key={notice} className={styles.quiet}>
          {notice}
        </div>
      ))}
    </>
  )
}

function Badges({ row, t }: { row: ListedRow; t: TFunction<'catalogue'> }) {
  return (
    <div className={styles.marks}>
      {row.suspicions.map((reason) => (
        <StateBadge key={reason} tone="amber">
          {suspicionText(reason, row.priceFactor, t)}
        </StateBadge>
      ))}
      {row.changedSince && <StateBadge tone="red">{t('proposal.changedSince')}</StateBadge>}
      {(row.usedBy ?? 0) > 0 && (
        <StateBadge tone="grey">{t('proposal.usedBy', { count: row.usedBy ?? 0 })}</StateBadge>
      )}
    </div>
  )
}
