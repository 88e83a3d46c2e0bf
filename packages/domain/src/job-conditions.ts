import {
  type FileType,
  type JobConditionField,
  type JobConditions,
  jobConditionChoices,
} from '@schrankwerk/contracts'

/** What a new enquiry begins with; null means "not chosen". */
export const jobConditionDefaults: Readonly<JobConditions> = {
  individualWireIdentification: 'NONE',
  individualWireIdentificationIndividual: null,
  markingStructure: null,
  markingStructureIndividual: null,
  labelingMaterial: null,
  labelingMaterialIndividual: null,
  deviceIdentification: null,
  deviceIdentificationIndividual: null,
  componentLabel: null,
  componentLabelIndividual: null,
  mountingPlateLabel: null,
  mountingPlateLabelIndividual: null,
  wireTagLabel: false,
  cableDuctAttachment: 'RIVET',
  cableDuctAttachmentIndividual: null,
  cableDuctManufacturer: 'NONE',
  cableDuctManufacturerIndividual: null,
  terminalManufacturer: 'NONE',
  terminalManufacturerIndividual: null,
  regulation: 'IEC',
  regulationIndividual: null,
  customerRegulation: false,
  customerRegulationIndividual: null,
  cabinetLabelLanguage: 'BILINGUAL',
  cabinetLabelLanguageValue1: 'GERMAN',
  cabinetLabelLanguageIndividual1: null,
  cabinetLabelLanguageValue2: 'ENGLISH',
  cabinetLabelLanguageIndividual2: null,
  screwConnections: 'STAINLESS_STEEL',
  screwConnectionsIndividual: null,
  screwConnectionManufacturer1: 'STANDARD',
  screwConnectionManufacturerIndividual1: null,
  screwConnectionManufacturer2: 'ICOTEK',
  screwConnectionManufacturerIndividual2: null,
  packaging: 'EURO_BOX',
  packagingIndividual: null,
  packagingWrap: 'STRETCH_FOIL',
  packagingWrapIndividual: null,
  systemLocation: null,
  location: null,
}

/** A field means something only while another has one of these values. */
export interface ConditionRule {
  field: JobConditionField
  /** All must hold. */
  appliesWhen: readonly { field: JobConditionField; isOneOf: readonly (string | boolean)[] }[]
}

const when = (
  field: JobConditionField,
  on: JobConditionField,
  ...isOneOf: readonly (string | boolean)[]
): ConditionRule => ({ field, appliesWhen: [{ field: on, isOneOf }] })

const wireIdentified = [
  'CONNECTION_POINT',
  'CONNECTION_POINT_BMK',
  'SINGLE_WIRE_NUMBERING',
  'INDIVIDUAL',
] as const
const packed = [
  'WOODEN_BOX',
  'EURO_BOX',
  'WOODEN_BOX_NATIONAL',
  'ONE_WAY_PALLET',
  'LOADING_BLOCKS',
  'INDIVIDUAL',
] as const

/**
 * Every dependency between conditions, in an order in which a cleared field is seen by the rules behind it.
 * Form and server read this one table: what does not apply is hidden there and cleared here.
 */
export const conditionRules: readonly ConditionRule[] = [
  when('individualWireIdentificationIndividual', 'individualWireIdentification', 'INDIVIDUAL'),
  when('markingStructure', 'individualWireIdentification', ...wireIdentified),
  when('markingStructureIndividual', 'markingStructure', 'INDIVIDUAL'),
  when('labelingMaterial', 'individualWireIdentification', ...wireIdentified),
  when('labelingMaterialIndividual', 'labelingMaterial', 'INDIVIDUAL'),
  when('deviceIdentificationIndividual', 'deviceIdentification', 'TRIPLE'),
  when('componentLabel', 'deviceIdentification', 'SINGLE', 'DOUBLE', 'TRIPLE'),
  when('componentLabelIndividual', 'componentLabel', 'INDIVIDUAL'),
  when('mountingPlateLabel', 'deviceIdentification', 'DOUBLE', 'TRIPLE'),
  when('mountingPlateLabelIndividual', 'mountingPlateLabel', 'INDIVIDUAL'),
  when('wireTagLabel', 'deviceIdentification', 'TRIPLE'),
  when('cableDuctAttachmentIndividual', 'cableDuctAttachment', 'INDIVIDUAL'),
  when('cableDuctManufacturerIndividual', 'cableDuctManufacturer', 'INDIVIDUAL'),
  when('terminalManufacturerIndividual', 'terminalManufacturer', 'INDIVIDUAL'),
  when('regulationIndividual', 'regulation', 'INDIVIDUAL'),
  when('customerRegulationIndividual', 'customerRegulation', true),
  when('cabinetLabelLanguageValue1', 'cabinetLabelLanguage', 'MONOLINGUAL', 'BILINGUAL'),
  when('cabinetLabelLanguageIndividual1', 'cabinetLabelLanguageValue1', 'INDIVIDUAL'),
  when('cabinetLabelLanguageValue2', 'cabinetLabelLanguage', 'BILINGUAL'),
  when('cabinetLabelLanguageIndividual2', 'cabinetLabelLanguageValue2', 'INDIVIDUAL'),
  when('screwConnectionsIndividual', 'screwConnections', 'INDIVIDUAL'),
  when('screwConnectionManufacturer1', 'screwConnections', 'STAINLESS_STEEL', 'BRASS'),
  when('screwConnectionManufacturerIndividual1', 'screwConnectionManufacturer1', 'INDIVIDUAL'),
  when('screwConnectionManufacturer2', 'screwConnections', 'ENTRY_PLATES'),
  when('screwConnectionManufacturerIndividual2', 'screwConnectionManufacturer2', 'INDIVIDUAL'),
  when('packagingIndividual', 'packaging', 'INDIVIDUAL'),
  when('packagingWrap', 'packaging', ...packed),
  when('packagingWrapIndividual', 'packagingWrap', 'INDIVIDUAL'),
]

/** Texts that say what „Individuell“ means. */
const texts = conditionRules
  .filter(({ appliesWhen }) => appliesWhen.every(({ isOneOf }) => isOneOf.join() === 'INDIVIDUAL'))
  .map(({ field }) => field)

/** How many conditions are „Individuell“ and do not say what is meant. */
export const countUnsaidConditions = (conditions: JobConditions): number =>
  texts.filter((field) => !conditions[field] && conditionApplies(field, conditions)).length

/** What says more of a condition and has no standard to begin with. */
const completions = conditionRules
  .map(({ field }) => field)
  .filter((field) => field in jobConditionChoices || field === 'customerRegulationIndividual')

/**
 * Which conditions another one asks for and nobody has chosen, in the order of the page. A regulation of the customer's
 * can be a file as well.
 */
export const openConditions = (
  conditions: JobConditions,
  fileTypes: readonly FileType[],
): JobConditionField[] =>
  completions.filter(
    (field) =>
      !conditions[field] &&
      conditionApplies(field, conditions) &&
      !(field === 'customerRegulationIndividual' && fileTypes.includes('LEGAL_DOCUMENT')),
  )

/** Whether a condition means something beside the others. */
export const conditionApplies = (field: JobConditionField, conditions: JobConditions): boolean =>
  conditionRules
    .filter((rule) => rule.field === field)
    .every((rule) =>
      rule.appliesWhen.every(({ field: on, isOneOf }) =>
        isOneOf.includes(conditions[on] as string | boolean),
      ),
    )

const emptyOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? false : null)

/**
 * The conditions without what their choices make meaningless and without blank free texts; a dependent choice that
 * has come to apply begins with its default.
 */
export const settleConditions = (conditions: JobConditions): JobConditions => {
  const cleared: Record<string, unknown> = { ...conditions }
  for (const field of Object.keys(cleared)) {
    const value = cleared[field]
    if (typeof value === 'string' && value.trim() === '') cleared[field] = null
  }
  for (const { field } of conditionRules) {
    if (!conditionApplies(field, cleared as JobConditions)) cleared[field] = emptyOf(cleared[field])
    else cleared[field] ??= jobConditionDefaults[field]
  }
  return cleared as JobConditions
}

/** The dialogs of the conditions that ask for more, and when each can be opened. */
export const conditionDialogs = {
  wireIdentification: (conditions: JobConditions): boolean =>
    conditions.individualWireIdentification !== 'NONE',
  deviceIdentification: (conditions: JobConditions): boolean => conditions.deviceIdentification !== null,
  screwConnections: (conditions: JobConditions): boolean =>
    conditions.screwConnections !== null &&
    conditions.screwConnections !== 'PLASTIC' &&
    conditions.screwConnections !== 'INDIVIDUAL',
  packaging: (conditions: JobConditions): boolean =>
    conditions.packaging !== null &&
    conditions.packaging !== 'NONE' &&
    conditions.packaging !== 'WOODEN_BOX_SEA_FOIL',
  customerRegulation: (conditions: JobConditions): boolean => conditions.customerRegulation,
  cabinetLabelLanguage: (conditions: JobConditions): boolean => conditions.cabinetLabelLanguage !== null,
} as const

/** The drawn example of a labelling is shown unless a choice is free text or the structure numbers single wires. */
export const showsLabelPicture = (conditions: JobConditions): boolean =>
  conditions.markingStructure !== null &&
  conditions.labelingMaterial !== null &&
  conditions.markingStructure !== 'INDIVIDUAL' &&
  conditions.labelingMaterial !== 'INDIVIDUAL' &&
  conditions.markingStructure !== 'SINGLE_WIRE_NUMBERING'
