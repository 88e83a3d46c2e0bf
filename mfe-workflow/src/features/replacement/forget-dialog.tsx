import type { Replacement } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog } from '@schrankwerk/portal-ui/list'
import { forget } from './replacement.api.ts'
import { numberOf } from './replacement-columns.tsx'
import { useReplacementText } from './replacement-text.ts'

/** Asks before what is remembered is forgotten; what the operator remembers for all is named and left alone. */
export function ForgetDialog(choice: BulkChoice<Replacement>) {
  const t = useReplacementText()
  return (
    <BulkDialog
      {...choice}
      nameOf={numberOf}
      mayAct={({ byOperator }) => !byOperator}
      act={async (replacements) => {
        await forget(replacements.map(({ id }) => id))
        return []
      }}
      changes="replacement"
      words={{
        title: (count, name) => t('forget.title', { count, name }),
        verb: (count) => t('forget.verb', { count }),
        effect: (count) => t('forget.effect', { count }),
        done: (count) => t('forget.done', { count }),
        failed: (names, detail) => t('forget.failed', { names, detail }),
        impossible: (names) => t('forget.impossible', { names }),
        none: t('forget.none'),
      }}
    />
  )
}
