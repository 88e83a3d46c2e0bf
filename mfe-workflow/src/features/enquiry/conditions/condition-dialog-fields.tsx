import { showsLabelPicture } from '@schrankwerk/domain'
import { Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../enquiry-draft.ts'
import { keptValues } from '../enquiry-values.ts'
import type { ConditionDialogProps } from './condition-dialog.tsx'
import { ConditionField, type Pictures } from './condition-fields.tsx'
import { ConditionFiles, hasFiles } from './condition-files.tsx'
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

/** What the dialog of a condition asks for. */
export function ConditionDialogFields({ name, items, files }: ConditionDialogProps) {
  return (
    <Stack gap={5}>
      {items.map((item) => (
        <ConditionField key={item.field} item={item} pictures={pictures[item.field]} />
      ))}
      {name === 'wireIdentification' && <ChosenLabel />}
      {hasFiles(name) && <ConditionFiles {...files} dialog={name} />}
    </Stack>
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
