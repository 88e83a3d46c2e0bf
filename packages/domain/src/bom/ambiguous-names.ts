import {
  makersOrderNumber,
  materialNumber,
  numberBesideMakers,
  numberOfSide,
  numberUnderMaker,
  orderNumberBesideSupplier,
  ownArticleNumber,
  ownNumberCalledThing,
  ownPartNumber,
  partNumber,
  supplierNumberAlone,
  worksNumber,
} from './ambiguous-numbers.ts'
import { priceOfPiece, provedUnitPrice } from './ambiguous-prices.ts'
import {
  makersCode,
  makersDesignation,
  numberOrNameOfThing,
  partOfCircuit,
  plantCalledFunction,
  steelCalledMaterial,
  tagCalledThing,
  textOfPosition,
  whoSends,
} from './ambiguous-things.ts'
import type { Meaning, NamedColumn } from './named-column.ts'
import { numberByMakersForm } from './number-by-makers-form.ts'

/** The first that says something decides: who is sure of its own columns stands before who takes what is left. */
const rules: ((named: NamedColumn) => Meaning | null)[] = [
  whoSends,
  numberOfSide,
  numberByMakersForm,
  ownArticleNumber,
  orderNumberBesideSupplier,
  numberBesideMakers,
  makersOrderNumber,
  supplierNumberAlone,
  ownPartNumber,
  partNumber,
  materialNumber,
  worksNumber,
  steelCalledMaterial,
  numberUnderMaker,
  provedUnitPrice,
  priceOfPiece,
  ownNumberCalledThing,
  partOfCircuit,
  plantCalledFunction,
  tagCalledThing,
  makersCode,
  makersDesignation,
  textOfPosition,
  numberOrNameOfThing,
]

/**
 * The same name means different fields in different lists; values and neighbouring columns
 * decide. Returns null where the header's own meaning stands.
 */
export function decideAmbiguousName(named: NamedColumn): Meaning | null {
  for (const rule of rules) {
    const meaning = rule(named)
    if (meaning !== null) return meaning
  }
  return null
}
