import type { BomReading } from '@schrankwerk/contracts'
import { Button, Muted, Section } from '@schrankwerk/ui'
import { NumberField } from '@schrankwerk/ui/forms'
import type { ReactNode } from 'react'
import type { BomText } from '../texts.ts'
import { CertaintyChip } from './certainty-chip.tsx'
import { obstacleText, type ViewedSheet } from './further-sheets.ts'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'
import { RawTable } from './raw-table.tsx'
import { SheetTabs } from './sheet-tabs.tsx'

/** The header row as it stands in its field: null where that is empty. */
export interface TypedHeader {
  /** The header row it was typed over; once there is another one it is forgotten. */
  of: number
  row: number | null
}

/** The header row that is typed and not yet taken. */
export function untakenHeader({ headerRowIndex }: BomReading, typed: TypedHeader | undefined): number | null {
  const row = typed?.of === headerRowIndex ? typed.row : null
  return row !== null && Number.isInteger(row) && row >= 1 && row !== headerRowIndex ? row : null
}

export interface HeaderRowsProps {
  reading: BomReading
  typed: TypedHeader | undefined
  onTyped: (typed: TypedHeader) => void
  isBusy: boolean
  /** Whether somebody still has to look at it. */
  isOpen: boolean
  onConfirm: () => void
  onChoose: (rowIndex: number) => void
  /** A sheet besides the one that is read: it is shown, and its header is where the names stand. */
  viewed: ViewedSheet | undefined
  onView: (name: string) => void
  /** How the file is read otherwise. */
  children?: ReactNode
}

/** The file as it is, with its row numbers; a click or the number says where the column names stand. */
export function HeaderRows(props: HeaderRowsProps) {
  const { reading, typed, onTyped, isBusy, isOpen, onConfirm, onChoose, viewed, onView, children } = props
  const t = useMappingText()
  const row = typed?.of === reading.headerRowIndex ? typed.row : reading.headerRowIndex || null
  const untaken = untakenHeader(reading, typed)
  const take = () => {
    if (untaken !== null && !isBusy) onChoose(untaken)
  }
  return (
    <Section title={t('mapping.rawTitle')} level={3}>
      <p>
        <CertaintyChip certainty={isOpen ? reading.headerRowCertainty : 'SURE'} />{' '}
        {viewed !== undefined && `${t('mapping.headerOf', { name: reading.sheet })} `}
        {headerText(reading, isOpen, t)} <Muted>{t('mapping.rawHint')}</Muted>
      </p>
      <div className={classes.headerChoice} data-point="header">
        <div className={classes.headerRow}>
          <NumberField
            label={t('mapping.headerRow')}
            integer
            min={1}
            step={1}
            value={row}
            onChange={(next) => onTyped({ of: reading.headerRowIndex, row: next })}
            onEnter={take}
          />
          <Button loading={isBusy} aria-disabled={untaken === null || undefined} onClick={take}>
            {t('mapping.takeHeader')}
          </Button>
          {isOpen && (
            <Button onClick={onConfirm}>
              {t(reading.headerRowIndex === 0 ? 'mapping.withoutHeader' : 'mapping.headerIsRight')}
            </Button>
          )}
          {untaken !== null && (
            <span className={classes.quiet} role="status">
              {t(reading.headerRowIndex === 0 ? 'mapping.noHeaderNotYet' : 'mapping.headerNotYet', {
                row: reading.headerRowIndex,
              })}
            </span>
          )}
        </div>
        {children}
      </div>
      <SheetTabs reading={reading} value={viewed?.name ?? reading.sheet} onChange={onView}>
        {viewed === undefined ? (
          <RawTable
            label={t('mapping.rawTable')}
            rows={reading.preview}
            headerRowIndex={reading.headerRowIndex}
            isBusy={isBusy}
            onChoose={onChoose}
          />
        ) : (
          <>
            <p className={classes.viewed}>{viewedText(viewed, t)}</p>
            <RawTable
              label={t('mapping.rawTableOf', { name: viewed.name })}
              rows={viewed.preview}
              headerRowIndex={viewed.headerRowIndex ?? 0}
              isBusy={isBusy}
            />
          </>
        )}
      </SheetTabs>
    </Section>
  )
}

/** Which row counts and why, once a person found it right, that; never a reason that says there is none beside one. */
function headerText(reading: BomReading, isOpen: boolean, t: BomText): string {
  const { headerRowIndex: row, headerRowCertainty: certainty, headerRowReason: reason } = reading
  if (!isOpen && certainty !== 'SURE')
    return t(row === 0 ? 'mapping.noHeaderConfirmed' : 'mapping.headerConfirmed', { row })
  return certainty === 'OPEN' && row > 0 ? `${t('mapping.headerGuessed', { row })} ${reason}.` : `${reason}.`
}

function viewedText({ name, isRead, headerRowIndex, obstacle }: ViewedSheet, t: BomText): string {
  if (obstacle) return obstacleText(name, obstacle, t)
  const said = t(isRead ? 'mapping.isReadToo' : 'mapping.isNotRead', { row: headerRowIndex })
  // The number above is the other sheet's.
  return `${t('mapping.headerOf', { name })} ${said}`
}
