import type { JobConditionField, JobConditions } from '@schrankwerk/contracts'
import { conditionApplies } from '@schrankwerk/domain'
import { DescriptionList, Muted, Section, Stack } from '@schrankwerk/ui'
import { SwitchField } from '@schrankwerk/ui/forms'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageMarks } from '../../../question/page-marks-context.ts'
import {
  type ConditionItem,
  conditionSections,
  deviates,
  fieldsOfGroup,
  isStandard,
} from './condition-sections.ts'
import { conditionText } from './condition-text.ts'
import styles from './conditions.module.css'

/** The job conditions as text, for what can no longer be edited. */
export function ConditionsFacts({ conditions }: { conditions: JobConditions }) {
  const { t } = useTranslation('workflow')
  const [isDeviationsOnly, setDeviationsOnly] = useState(false)
  const { ConditionMark, shownCondition } = usePageMarks() ?? {}
  useEffect(() => {
    if (shownCondition) setDeviationsOnly(false)
  }, [shownCondition])
  const sections = conditionSections
    .map((section) => ({
      ...section,
      groups: section.groups.filter((group) => !isDeviationsOnly || deviates(group, conditions)),
    }))
    .filter(({ groups }) => groups.length > 0)
  const isShown = (field: JobConditionField) => {
    if (!conditionApplies(field, conditions)) return false
    const isOptionalText = conditions[field] === null && !isTopLevelChoice(field)
    return !isOptionalText && (!isDeviationsOnly || !isStandard(field, conditions))
  }
  return (
    <Stack gap={6}>
      <div className="kit-no-print">
        <SwitchField
          label={t('conditions.deviationsOnly')}
          value={isDeviationsOnly}
          onChange={setDeviationsOnly}
        />
      </div>
      {sections.length === 0 && <Muted>{t('conditions.noDeviations')}</Muted>}
      <div className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.name} level={3} title={t(`conditions.section.${section.name}`)}>
            <DescriptionList
              columns={2}
              items={section.groups
                .flatMap(fieldsOfGroup)
                .filter(isShown)
                .map((field) => ({
                  term: t(`conditions.field.${field}`),
                  value: (
                    <span className={styles.text}>
                      {conditionText(t, field, conditions[field])}
                      {isStandard(field, conditions) && conditions[field] !== null && (
                        <span className={styles.standard}> {t('conditions.standard')}</span>
                      )}
                      {ConditionMark && <ConditionMark field={field} />}
                    </span>
                  ),
                }))}
            />
          </Section>
        ))}
      </div>
    </Stack>
  )
}

const triggers = new Set<JobConditionField>(
  conditionSections.flatMap(({ groups }) =>
    groups.filter(({ kind }: ConditionItem) => kind === 'choice').map(({ field }) => field),
  ),
)
/** Choices of the first row are told even when nothing was chosen. */
const isTopLevelChoice = (field: JobConditionField): boolean => triggers.has(field)
