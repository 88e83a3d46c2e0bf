import type { JobConditionChoice, JobConditionField, JobConditions } from '@schrankwerk/contracts'
import { conditionApplies, type conditionDialogs, jobConditionDefaults } from '@schrankwerk/domain'

export type ConditionDialogName = keyof typeof conditionDialogs

/** One condition with the free text of its choice „Individuell“, if it has one. */
export interface ConditionItem {
  field: JobConditionField
  kind: 'choice' | 'checkbox' | 'text' | 'long-text'
  individual?: JobConditionField
}

/** A condition, what hangs on it directly, and the dialog that asks for more. */
export interface ConditionGroup extends ConditionItem {
  dialog?: { name: ConditionDialogName; items: readonly ConditionItem[] }
}

export interface ConditionSection {
  name: 'identification' | 'assembly' | 'regulation' | 'language' | 'screws' | 'packaging'
  groups: readonly ConditionGroup[]
}

const choice = (field: JobConditionChoice, individual?: JobConditionField): ConditionItem => ({
  field,
  kind: 'choice',
  individual,
})

/** Every condition in the order of the page. What applies when is the domain's table, not this one's. */
export const conditionSections: readonly ConditionSection[] = [
  {
    name: 'identification',
    groups: [
      {
        ...choice('individualWireIdentification', 'individualWireIdentificationIndividual'),
        dialog: {
          name: 'wireIdentification',
          items: [
            choice('markingStructure', 'markingStructureIndividual'),
            choice('labelingMaterial', 'labelingMaterialIndividual'),
          ],
        },
      },
      {
        ...choice('deviceIdentification', 'deviceIdentificationIndividual'),
        dialog: {
          name: 'deviceIdentification',
          items: [
            choice('componentLabel', 'componentLabelIndividual'),
            choice('mountingPlateLabel', 'mountingPlateLabelIndividual'),
            { field: 'wireTagLabel', kind: 'checkbox' },
          ],
        },
      },
    ],
  },
  {
    name: 'assembly',
    groups: [
      choice('cableDuctAttachment', 'cableDuctAttachmentIndividual'),
      choice('cableDuctManufacturer', 'cableDuctManufacturerIndividual'),
      choice('terminalManufacturer', 'terminalManufacturerIndividual'),
    ],
  },
  {
    name: 'regulation',
    groups: [
      choice('regulation', 'regulationIndividual'),
      {
        field: 'customerRegulation',
        kind: 'checkbox',
        dialog: {
          name: 'customerRegulation',
          items: [{ field: 'customerRegulationIndividual', kind: 'long-text' }],
        },
      },
    ],
  },
  {
    name: 'language',
    groups: [
      {
        ...choice('cabinetLabelLanguage'),
        dialog: {
          name: 'cabinetLabelLanguage',
          items: [
            choice('cabinetLabelLanguageValue1', 'cabinetLabelLanguageIndividual1'),
            choice('cabinetLabelLanguageValue2', 'cabinetLabelLanguageIndividual2'),
          ],
        },
      },
    ],
  },
  {
    name: 'screws',
    groups: [
      {
        ...choice('screwConnections', 'screwConnectionsIndividual'),
        dialog: {
          name: 'screwConnections',
          items: [
            choice('screwConnectionManufacturer1', 'screwConnectionManufacturerIndividual1'),
            choice('screwConnectionManufacturer2', 'screwConnectionManufacturerIndividual2'),
          ],
        },
      },
    ],
  },
  {
    name: 'packaging',
    groups: [
      {
        ...choice('packaging', 'packagingIndividual'),
        dialog: { name: 'packaging', items: [choice('packagingWrap', 'packagingWrapIndividual')] },
      },
      { field: 'systemLocation', kind: 'checkbox' },
      { field: 'location', kind: 'text' },
    ],
  },
]

const fieldsOf = ({ field, individual }: ConditionItem): JobConditionField[] =>
  individual ? [field, individual] : [field]

export const fieldsOfGroup = (group: ConditionGroup): JobConditionField[] => [
  ...fieldsOf(group),
  ...(group.dialog?.items ?? []).flatMap(fieldsOf),
]

export const isStandard = (field: JobConditionField, conditions: JobConditions): boolean =>
  conditions[field] === jobConditionDefaults[field]

/** Whether anything that applies in the group is not the standard. */
export const deviates = (group: ConditionGroup, conditions: JobConditions): boolean =>
  fieldsOfGroup(group).some((field) => conditionApplies(field, conditions) && !isStandard(field, conditions))
