import { Button, Notice } from '@schrankwerk/ui'
import { type HinderedSheet, obstacleText } from './further-sheets.ts'
import { useMappingText } from './mapping-texts.ts'

export interface UnfitSheetsProps {
  sheets: readonly HinderedSheet[]
  isBusy: boolean
  onLeaveOut: () => void
}

/** Sheets that were chosen and that the mapping cannot read: why, and the way on. */
export function UnfitSheets({ sheets, isBusy, onLeaveOut }: UnfitSheetsProps) {
  const t = useMappingText()
  return (
    <Notice
      tone="warning"
      title={t('mapping.unfitSheets')}
      action={
        <Button small loading={isBusy} onClick={onLeaveOut}>
          {t(sheets.length === 1 ? 'mapping.leaveSheetOut' : 'mapping.leaveSheetsOut')}
        </Button>
      }
    >
      {sheets.map(({ name, obstacle }) => (
        <p key={name}>{obstacleText(name, obstacle, t)}</p>
      ))}
      <p>
        {t(
          sheets.some(({ obstacle: { kind } }) => kind === 'missing')
            ? 'mapping.unfitWayOut'
            : 'mapping.unfitKept',
        )}
      </p>
    </Notice>
  )
}
