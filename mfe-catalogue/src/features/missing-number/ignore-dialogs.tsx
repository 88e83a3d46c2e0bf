import type { MissingNumber } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { ignore, restore } from './missing-number.api.ts'
import { missingNumberName } from './missing-number-columns.tsx'

const acts = { ignore, restore }

function ActDialog({ act, ...choice }: BulkChoice<MissingNumber> & { act: keyof typeof acts }) {
  const { t } = useTranslation('catalogue')
  return (
    <BulkDialog
      {...choice}
      nameOf={missingNumberName}
      act={async (numbers) => {
        await acts[act](numbers.map(({ id }) => id))
        return []
      }}
      changes="missingNumber"
      words={{
        title: (count, name) => t(`missing.${act}.title`, { count, name }),
        verb: (count) => t(`missing.${act}.verb`, { count }),
        effect: (count) => t(`missing.${act}.effect`, { count }),
        done: (count) => t(`missing.${act}.done`, { count }),
        failed: (names, detail) => t(`missing.${act}.failed`, { names, detail }),
      }}
    />
  )
}

export const IgnoreDialog = (choice: BulkChoice<MissingNumber>) => <ActDialog act="ignore" {...choice} />
export const RestoreDialog = (choice: BulkChoice<MissingNumber>) => <ActDialog act="restore" {...choice} />
