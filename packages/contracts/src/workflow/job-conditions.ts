import * as z from 'zod/mini'
import { text } from '../values.ts'

/**
 * The choices of every job condition (Fertigungsvorgabe). Order is the order on screen.
 * A choice `INDIVIDUAL` has a free-text twin; defaults and rules live in `@schrankwerk/domain`.
 */
export const jobConditionChoices = {
  individualWireIdentification: [
    'NONE',
    'CONNECTION_POINT',
    'CONNECTION_POINT_BMK',
    'SINGLE_WIRE_NUMBERING',
    'INDIVIDUAL',
  ],
  markingStructure: ['CLAMPING_POINT', 'CLAMPING_POINT_BMK', 'SINGLE_WIRE_NUMBERING', 'INDIVIDUAL'],
  labelingMaterial: ['IMPRINT', 'SLEEVE', 'INDIVIDUAL'],
  deviceIdentification: ['SINGLE', 'DOUBLE', 'TRIPLE'],
  componentLabel: ['YELLOW_TAPE', 'PLASTIC', 'INDIVIDUAL'],
  mountingPlateLabel: ['YELLOW_TAPE', 'PLASTIC', 'PLASTIC_RAIL', 'INDIVIDUAL'],
  cableDuctAttachment: ['RIVET', 'SCREW', 'INDIVIDUAL'],
  cableDuctManufacturer: ['NONE', 'HAGER', 'LICATEC', 'UNEX', 'INDIVIDUAL'],
  terminalManufacturer: ['NONE', 'WEIDMUELLER', 'WAGO', 'PHOENIX', 'SEE_BILL_OF_MATERIALS', 'INDIVIDUAL'],
  regulation: ['IEC', 'UL', 'ATEX', 'INDIVIDUAL'],
  cabinetLabelLanguage: ['MONOLINGUAL', 'BILINGUAL'],
  cabinetLabelLanguageValue1: [
    'SYMBOLS',
    'GERMAN',
    'ENGLISH',
    'SPANISH',
    'PORTUGUESE',
    'FRENCH',
    'POLISH',
    'INDIVIDUAL',
  ],
  cabinetLabelLanguageValue2: [
    'SYMBOLS',
    'GERMAN',
    'ENGLISH',
    'SPANISH',
    'PORTUGUESE',
    'FRENCH',
    'POLISH',
    'INDIVIDUAL',
  ],
  screwConnections: ['STAINLESS_STEEL', 'PLASTIC', 'BRASS', 'ENTRY_PLATES', 'INDIVIDUAL'],
  screwConnectionManufacturer1: ['STANDARD', 'EMV', 'INDIVIDUAL'],
  screwConnectionManufacturer2: ['ICOTEK', 'MURR_ELEKTRONIK', 'INDIVIDUAL'],
  packaging: [
    'NONE',
    'WOODEN_BOX',
    'WOODEN_BOX_SEA_FOIL',
    'EURO_BOX',
    'WOODEN_BOX_NATIONAL',
    'ONE_WAY_PALLET',
    'LOADING_BLOCKS',
    'INDIVIDUAL',
  ],
  packagingWrap: ['STRETCH_FOIL', 'INDIVIDUAL'],
  systemLocation: ['EX_ZONE'],
} as const

export type JobConditionChoice = keyof typeof jobConditionChoices

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.nullable(z.enum(values))
const freeText = z.nullable(text(500))

/** All job conditions as they lie flat on an enquiry; `null` means "not chosen" or "does not apply". */
export const jobConditionFields = {
  individualWireIdentification: z.enum(jobConditionChoices.individualWireIdentification),
  individualWireIdentificationIndividual: freeText,
  markingStructure: choice(jobConditionChoices.markingStructure),
  markingStructureIndividual: freeText,
  labelingMaterial: choice(jobConditionChoices.labelingMaterial),
  labelingMaterialIndividual: freeText,
  deviceIdentification: choice(jobConditionChoices.deviceIdentification),
  deviceIdentificationIndividual: freeText,
  componentLabel: choice(jobConditionChoices.componentLabel),
  componentLabelIndividual: freeText,
  mountingPlateLabel: choice(jobConditionChoices.mountingPlateLabel),
  mountingPlateLabelIndividual: freeText,
  wireTagLabel: z.boolean(),
  cableDuctAttachment: choice(jobConditionChoices.cableDuctAttachment),
  cableDuctAttachmentIndividual: freeText,
  cableDuctManufacturer: choice(jobConditionChoices.cableDuctManufacturer),
  cableDuctManufacturerIndividual: freeText,
  terminalManufacturer: choice(jobConditionChoices.terminalManufacturer),
  terminalManufacturerIndividual: freeText,
  regulation: choice(jobConditionChoices.regulation),
  regulationIndividual: freeText,
  customerRegulation: z.boolean(),
  customerRegulationIndividual: z.nullable(text(4000)),
  cabinetLabelLanguage: choice(jobConditionChoices.cabinetLabelLanguage),
  cabinetLabelLanguageValue1: choice(jobConditionChoices.cabinetLabelLanguageValue1),
  cabinetLabelLanguageIndividual1: freeText,
  cabinetLabelLanguageValue2: choice(jobConditionChoices.cabinetLabelLanguageValue2),
  cabinetLabelLanguageIndividual2: freeText,
  screwConnections: choice(jobConditionChoices.screwConnections),
  screwConnectionsIndividual: freeText,
  screwConnectionManufacturer1: choice(jobConditionChoices.screwConnectionManufacturer1),
  screwConnectionManufacturerIndividual1: freeText,
  screwConnectionManufacturer2: choice(jobConditionChoices.screwConnectionManufacturer2),
  screwConnectionManufacturerIndividual2: freeText,
  packaging: choice(jobConditionChoices.packaging),
  packagingIndividual: freeText,
  packagingWrap: choice(jobConditionChoices.packagingWrap),
  packagingWrapIndividual: freeText,
  systemLocation: choice(jobConditionChoices.systemLocation),
  location: freeText,
}

export const jobConditions = z.object(jobConditionFields)
export type JobConditions = z.output<typeof jobConditions>
export type JobConditionField = keyof JobConditions
export const jobConditionField = z.enum(
  Object.keys(jobConditionFields) as [JobConditionField, ...JobConditionField[]],
)

/** On input a boolean stands for the checkbox: true is CONNECTION_POINT, false is NONE. */
export const wireIdentificationInput = z.union([
  z.enum(jobConditionChoices.individualWireIdentification),
  z.pipe(
    z.boolean(),
    z.transform((checked) => (checked ? ('CONNECTION_POINT' as const) : ('NONE' as const))),
  ),
])
