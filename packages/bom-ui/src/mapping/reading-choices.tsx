import type { BomReading, ReadingPoint } from '@schrankwerk/contracts'
import { Button, formatCount, Notice } from '@schrankwerk/ui'
import { CheckboxGroupField, SelectField } from '@schrankwerk/ui/forms'
import { CertaintyChip } from './certainty-chip.tsx'
import { hasDecided, sheetsPoint } from './decisions.ts'
import { differencesText, obstacleText, type SortedSheets } from './further-sheets.ts'
import classes from './mapping.module.css'
import { encodings, type MappingChoices, type Place, separators } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'

export interface ReadingChoicesProps {
  reading: BomReading
  sheets: SortedSheets
  /** Whether somebody still has to say if they are read. */
  areSheetsOpen: boolean
  /** Sheets that are read besides, or will be in a moment. */
  besides: string[]
  choices: MappingChoices
  /** No sheet besides the one that is read. */
  onOneSheet: () => void
  onAllSheets: (besides: string[]) => void
  onSheets: (besides: string[]) => void
  onChange: (place: Place, chosen: ReadingPoint) => void
}

const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (LE)',
  'utf-16be': 'UTF-16 (BE)',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250 (Mitteleuropa)',
  'windows-1251': 'Windows-1251 (Kyrillisch)',
  cp850: 'DOS (Codepage 850)',
}
const encodingName = (encoding: string) => encodingNames[encoding] ?? encoding.toUpperCase()

/** Sheets, encoding and separator: what was found and why, and another one to choose. */
export function ReadingChoices(props: ReadingChoicesProps) {
  const { reading, choices, onChange } = props
  const t = useMappingText()
  const separatorName = (separator: string) => t(`mapping.separators.${separator}`)
  const { place } = choices
  /** A mapping that is opened again says the place of what was merely taken over as well. */
  const how = (point: 'sheet' | 'encoding' | 'separator', found: string) => {
    if (hasDecided(choices, point)) return t('mapping.chosen')
    return place[point] === undefined ? found : t('mapping.readBefore')
  }
  if (reading.format !== 'csv' && reading.sheets.length < 2) return null
  return (
    <>
      {reading.sheets.length > 1 && (
        <SelectField
          label={t('mapping.sheet')}
          description={how('sheet', reading.sheetReason)}
          value={reading.sheet}
          options={reading.sheets.map(({ name, hidden }) => ({
            value: name,
            label: hidden ? t('mapping.hiddenSheet', { name }) : name,
          }))}
          // Another sheet has another header row.
          onChange={(sheet) => sheet !== null && sheet !== reading.sheet && onChange({ sheet }, 'sheet')}
        />
      )}
      {reading.furtherSheets.length > 0 && <FurtherSheets {...props} />}
      {reading.format === 'csv' && reading.encoding !== null && (
        <SelectField
          label={t('mapping.encoding')}
          description={how('encoding', t('mapping.detected', { value: encodingName(reading.encoding) }))}
          value={reading.encoding}
          options={[...new Set([...encodings, reading.encoding])].map((value) => ({
            value,
            label: encodingName(value),
            disabled: !(encodings as readonly string[]).includes(value),
          }))}
          onChange={(encoding) =>
            encoding !== null && onChange({ ...place, encoding: encoding as Place['encoding'] }, 'encoding')
          }
        />
      )}
      {reading.format === 'csv' && reading.separator !== null && (
        <SelectField
          label={t('mapping.separator')}
          description={how('separator', t('mapping.detected', { value: separatorName(reading.separator) }))}
          value={reading.separator}
          options={separators.map((value) => ({ value, label: separatorName(value) }))}
          onChange={(separator) =>
            separator !== null &&
            onChange({ ...place, separator: separator as Place['separator'] }, 'separator')
          }
        />
      )}
    </>
  )
}

function FurtherSheets(props: ReadingChoicesProps) {
  const { sheets, areSheetsOpen, onOneSheet, onAllSheets } = props
  const t = useMappingText()
  const { offered, notOffered } = sheets
  const readable = offered.filter(({ obstacle }) => obstacle === undefined).map(({ name }) => name)
  const isEachRead = readable.every((name) => props.besides.includes(name))
  return (
    <div className={classes.furtherSheets} data-point={sheetsPoint}>
      {offered.length > 0 && (
        <CheckboxGroupField
          label={t('mapping.furtherSheets')}
          description={t('mapping.furtherSheetsHint')}
          value={props.besides}
          options={offered.map((sheet) => ({
            value: sheet.name,
            label: t(sheet.hasMore ? 'mapping.furtherSheetMore' : 'mapping.furtherSheet', {
              name: sheet.name,
              lines: formatCount(sheet.lines, t('count.line'), t('count.lines')),
            }),
            description: sheet.obstacle
              ? obstacleText(sheet.name, sheet.obstacle, t)
              : differencesText(sheet, t),
          }))}
          onChange={props.onSheets}
        />
      )}
      <div className={classes.sheetActs}>
        {areSheetsOpen && <CertaintyChip certainty="CHECK" />}
        {readable.length > 1 && !isEachRead && (
          <Button small onClick={() => onAllSheets([...new Set([...props.besides, ...readable])])}>
            {t('mapping.allSheets', { count: readable.length + 1 })}
          </Button>
        )}
        {areSheetsOpen && (
          <Button small onClick={onOneSheet}>
            {t('mapping.onlyThisSheet')}
          </Button>
        )}
      </div>
      {notOffered.length > 0 && (
        <div className={classes.notOffered}>
          <Notice tone="warning" title={t('mapping.notOffered')}>
            {notOffered.map(({ name, obstacle }) => (
              <p key={name}>{obstacleText(name, obstacle, t)}</p>
            ))}
          </Notice>
        </div>
      )}
    </div>
  )
}
