import { families } from './families.ts'
import { attributeNames, type PartFamily, type TechnicalData } from './technical-data.ts'

/** Short texts for an index: `family:circuit-breaker`, `poles:2`. What a family is a kind of counts as well. */
export function technicalFeatures({ family, attributes }: TechnicalData): string[] {
  const features: string[] = []
  for (let kind: PartFamily | undefined = family ?? undefined; kind; kind = families[kind].kindOf)
    features.push(`family:${kind}`)
  for (const name of attributeNames) {
    const value = attributes[name]
    if (value !== undefined) features.push(`${name}:${value}`)
  }
  return features
}
