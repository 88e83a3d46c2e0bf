import { Button, Inline, Notice, SimpleTable, Stack } from '@schrankwerk/ui'
import type { Difference } from './mapping-differences.ts'
import { useMappingText } from './mapping-texts.ts'

export interface MappingClashProps {
  differences: readonly Difference[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else mapped the list first: what differs, and the choice what holds. */
export function MappingClash({ differences, onTakeTheirs, onKeepMine }: MappingClashProps) {
  const t = useMappingText()
  return (
    <Notice tone="error" title={t('mapping.clash.title')}>
      <Stack gap={3}>
        <p>{t(differences.length === 0 ? 'mapping.clash.same' : 'mapping.clash.text')}</p>
        {differences.length > 0 && (
          <SimpleTable
            label={t('mapping.clash.title')}
            head={[t('mapping.clash.subject'), t('mapping.clash.mine'), t('mapping.clash.theirs')]}
            rows={differences}
          />
        )}
        <Inline>
          <Button onClick={onTakeTheirs}>{t('mapping.reload')}</Button>
          <Button onClick={onKeepMine}>{t('mapping.clash.keepMine')}</Button>
        </Inline>
      </Stack>
    </Notice>
  )
}
