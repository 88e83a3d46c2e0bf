import type { Enquiry } from '@schrankwerk/contracts'
import { Card, Muted, Stack } from '@schrankwerk/ui'
import { SwitchField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftStore } from '../enquiry-draft.ts'
import { keptValues } from '../enquiry-values.ts'
import { ConditionDialog } from './condition-dialog.tsx'
import { ConditionField } from './condition-fields.tsx'
import { type ConditionGroup, conditionSections, deviates } from './condition-sections.ts'
import styles from './conditions.module.css'

export interface ConditionsFormProps {
  enquiry: Enquiry | undefined
  /** Saves a new enquiry, so that files can be placed with it; answers its id. */
  makeEnquiry: () => Promise<string>
  onFilesChanged: () => Promise<void>
}

/** All job conditions of a draft, saved as they are chosen. */
export function ConditionsForm(props: ConditionsFormProps) {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  // Taken when the view is switched on, so that nothing vanishes under the pointer while it is set back.
  const [deviating, setDeviating] = useState<ReadonlySet<ConditionGroup>>()
  const showDeviations = (isOn: boolean) => {
    if (!isOn) return setDeviating(undefined)
    const { base, typed } = draft.getState()
    const conditions = keptValues(base, typed)
    const groups = conditionSections.flatMap((section) => section.groups)
    setDeviating(new Set(groups.filter((group) => deviates(group, conditions))))
  }
  const sections = conditionSections
    .map((section) => ({
      ...section,
      groups: section.groups.filter((group) => !deviating || deviating.has(group)),
    }))
    .filter(({ groups }) => groups.length > 0)
  return (
    <Stack gap={4}>
      <div className="kit-no-print">
        <SwitchField
          label={t('conditions.deviationsOnly')}
          value={deviating !== undefined}
          onChange={showDeviations}
        />
      </div>
      {sections.length === 0 && <Muted>{t('conditions.noDeviations')}</Muted>}
      <div className={styles.sections}>
        {sections.map((section) => (
          <Card key={section.name} title={t(`conditions.section.${section.name}`)}>
            <div className={styles.groups}>
              {section.groups.map((group) => (
                <ConditionField key={group.field} item={group}>
                  {group.dialog && <ConditionDialog {...group.dialog} files={props} />}
                </ConditionField>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </Stack>
  )
}
