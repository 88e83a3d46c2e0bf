import type { BomReading } from '@schrankwerk/contracts'
import { Notice } from '@schrankwerk/ui'
import { followsSuggestion, type MappedColumn } from './mapped-columns.ts'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'

export interface ReadingNoticesProps {
  reading: BomReading
  columns: readonly MappedColumn[]
  /** How much a person still has to look at. */
  openCount: number
}

/** What is to be known before one looks at the columns: assemblies, what was odd about the file, a mapping that is known. */
export function ReadingNotices({ reading, columns, openCount }: ReadingNoticesProps) {
  const t = useMappingText()
  return (
    <>
      {columns.some(({ field }) => field === 'level' || field === 'parent') && (
        <p className={classes.quiet}>{t('mapping.assemblies')}</p>
      )}
      {reading.fileNotices.length > 0 && (
        <Notice tone="warning" title={t('mapping.fileNotices')}>
          {reading.fileNotices.map((text) => (
            <p key={text}>{text}.</p>
          ))}
        </Notice>
      )}
      {reading.remembered && followsSuggestion(reading, columns) && (
        <Notice tone="info" title={t('mapping.remembered')}>
          {t(openCount === 0 ? 'mapping.rememberedText' : 'mapping.rememberedUnchecked')}
          {openCount > 1 && ` ${t('mapping.rememberedAll')}`}
        </Notice>
      )}
    </>
  )
}
