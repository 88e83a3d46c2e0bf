import type { Comparison, TechnicalData } from './technical-data.ts'

/** What two descriptions agree and differ in, attributes that only one of them names left out. */
export function compareTechnicalData(
  _wanted: TechnicalData,
  _offered: TechnicalData,
): { agreed: Comparison[]; contradicted: Comparison[] } {
  return { agreed: [], contradicted: [] }
}
