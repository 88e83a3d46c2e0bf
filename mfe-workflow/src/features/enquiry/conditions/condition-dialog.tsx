import { conditionDialogs } from '@schrankwerk/domain'
import { Button, Dialog, LazyPart, lazyCode } from '@schrankwerk/ui'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../enquiry-draft.ts'
import { keptValues } from '../enquiry-values.ts'
import type { ConditionDialogName, ConditionItem } from './condition-sections.ts'
import { summaryOf } from './condition-summary.ts'
import styles from './conditions.module.css'
import type { ConditionsFormProps } from './conditions-form.tsx'

// Few open one: its fields and pictures come with it.
const dialogFields = lazyCode(() => import('./condition-dialog-fields.tsx'))

export interface ConditionDialogProps {
  name: ConditionDialogName
  items: readonly ConditionItem[]
  /** For the files that stand below the fields of some. */
  files: ConditionsFormProps
}

/** A named link that shows what was chosen and opens the dialog behind it; nothing where the rule keeps it shut. */
export function ConditionDialog({ name, items, files }: ConditionDialogProps) {
  const { t } = useTranslation('workflow')
  const [isOpen, setOpen] = useState(false)
  const isAvailable = useDraftState((state) => conditionDialogs[name](keptValues(state.base, state.typed)))
  const summary = useDraftState((state) => summaryOf(t, items, keptValues(state.base, state.typed)))
  if (!isAvailable) return null
  const title = t(`conditions.dialog.${name}`)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        className={styles.dialogLink}
        aria-haspopup="dialog"
        icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <span>
          {title}: {summary || t('conditions.open')}
        </span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={title}
        actions={
          <Button variant="primary" onClick={close}>
            {t('conditions.done')}
          </Button>
        }
      >
        <LazyPart part={dialogFields} what={title}>
          {({ ConditionDialogFields }) => <ConditionDialogFields name={name} items={items} files={files} />}
        </LazyPart>
      </Dialog>
    </>
  )
}
