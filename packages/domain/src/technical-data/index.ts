export { attributeText } from './attribute-text.ts'
export { compareTechnicalData } from './compare.ts'
export { descriptionWords } from './description-words.ts'
export { familiesAgree, familyName } from './families.ts'
export { technicalFeatures } from './features.ts'
export { foldText } from './folded-text.ts'
export { readTechnicalData } from './read.ts'
export {
  type AttributeName,
  attributeNames,
  type Comparison,
  type PartFamily,
  partFamilies,
  type TechnicalData,
} from './technical-data.ts'
