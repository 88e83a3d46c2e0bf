import { conditionDialogs, showsLabelPicture } from '@schrankwerk/domain'
import { Button, Dialog, Stack } from '@schrankwerk/ui'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../enquiry-draft.ts'
import { keptValues } from '../enquiry-values.ts'
import { ConditionField, type Pictures } from './condition-fields.tsx'
import type { ConditionDialogName, ConditionItem } from './condition-sections.ts'
import { summaryOf } from './condition-summary.ts'
import styles from './conditions.module.css'
import { LabelPicture } from './label-picture.tsx'

const structurePictures: Pictures = {
  CLAMPING_POINT: <LabelPicture structure="CLAMPING_POINT" material="SLEEVE" />,
  CLAMPING_POINT_BMK: <LabelPicture structure="CLAMPING_POINT_BMK" material="SLEEVE" />,
  SINGLE_WIRE_NUMBERING: <LabelPicture structure="SINGLE_WIRE_NUMBERING" material="SLEEVE" />,
}
const materialPictures: Pictures = {
  IMPRINT: <LabelPicture structure="CLAMPING_POINT" material="IMPRINT" />,
  SLEEVE: <LabelPicture structure="CLAMPING_POINT" material="SLEEVE" />,
}
const pictures: Record<string, Pictures> = {
  markingStructure: structurePictures,
  labelingMaterial: materialPictures,
}

export interface ConditionDialogProps {
  name: ConditionDialogName
  items: readonly ConditionItem[]
  /** Stands below the fields. */
  children?: ReactNode
}

/** A named link that shows what was chosen and opens the dialog behind it; nothing where the rule keeps it shut. */
export function ConditionDialog({ name, items, children }: ConditionDialogProps) {
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
        <Stack gap={5}>
          {items.map((item) => (
            <ConditionField key={item.field} item={item} pictures={pictures[item.field]} />
          ))}
          {name === 'wireIdentification' && <ChosenLabel />}
          {children}
        </Stack>
      </Dialog>
    </>
  )
}

/** The label as chosen, drawn. */
function ChosenLabel() {
  const { t } = useTranslation('workflow')
  const chosen = useDraftState((state) => {
    const values = keptValues(state.base, state.typed)
    return showsLabelPicture(values) ? `${values.markingStructure} ${values.labelingMaterial}` : undefined
  })
  if (!chosen) return null
  const [structure, material] = chosen.split(' ') as ['CLAMPING_POINT', 'SLEEVE']
  return (
    <figure className={styles.pictureFrame}>
      <figcaption className="kit-muted">{t('conditions.picture.title')}</figcaption>
      <LabelPicture structure={structure} material={material} isLarge />
    </figure>
  )
}
