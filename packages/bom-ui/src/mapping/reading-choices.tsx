import type { BomReading } from '@schrankwerk/contracts'
import { SelectField } from '@schrankwerk/ui/forms'
import { encodings, type Place, separators } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'

export interface ReadingChoicesProps {
  reading: BomReading
  place: Place
  onChange: (place: Place) => void
}

const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (LE)',
  'utf-16be': 'UTF-16 (BE)',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250 (Mitteleuropa)',
}
const encodingName = (encoding: string) => encodingNames[encoding] ?? encoding.toUpperCase()

/** Sheet, encoding and separator: what was found and why, and another one to choose. */
export function ReadingChoices({ reading, place, onChange }: ReadingChoicesProps) {
  const t = useMappingText()
  const separatorName = (separator: string) => t(`mapping.separators.${separator}`)
  const how = (isChosen: boolean, value: string) =>
    isChosen ? t('mapping.chosen') : t('mapping.detected', { value })
  if (reading.format !== 'csv' && reading.sheets.length < 2) return null
  return (
    <>
      {reading.sheets.length > 1 && (
        <SelectField
          label={t('mapping.sheet')}
          description={reading.sheetReason}
          value={reading.sheet}
          options={reading.sheets.map(({ name, hidden }) => ({
            value: name,
            label: hidden ? t('mapping.hiddenSheet', { name }) : name,
          }))}
          // Another sheet has another header row.
          onChange={(sheet) => sheet !== null && sheet !== reading.sheet && onChange({ sheet })}
        />
      )}
      {reading.format === 'csv' && reading.encoding !== null && (
        <SelectField
          label={t('mapping.encoding')}
          description={how(place.encoding !== undefined, encodingName(reading.encoding))}
          value={reading.encoding}
          options={[...new Set([...encodings, reading.encoding])].map((value) => ({
            value,
            label: encodingName(value),
            disabled: !(encodings as readonly string[]).includes(value),
          }))}
          onChange={(encoding) =>
            encoding !== null && onChange({ ...place, encoding: encoding as Place['encoding'] })
          }
        />
      )}
      {reading.format === 'csv' && reading.separator !== null && (
        <SelectField
          label={t('mapping.separator')}
          description={how(place.separator !== undefined, separatorName(reading.separator))}
          value={reading.separator}
          options={separators.map((value) => ({ value, label: separatorName(value) }))}
          onChange={(separator) =>
            separator !== null && onChange({ ...place, separator: separator as Place['separator'] })
          }
        />
      )}
    </>
  )
}
