export { compareTechnicalData } from './compare.ts'
export { attributeText, readTechnicalData } from './read.ts'
export {
  type AttributeName,
  attributeNames,
  type Comparison,
  type PartFamily,
  partFamilies,
  type TechnicalData,
} from './technical-data.ts'
