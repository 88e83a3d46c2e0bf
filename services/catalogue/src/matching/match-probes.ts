import type { MatchLine } from '@schrankwerk/contracts'
import {
  bareEan,
  exactNumber,
  isEan,
  isWordForNothing,
  looseNumber,
  manufacturerKeys,
} from '@schrankwerk/domain/bom'

/** A parts list turned into columns, as the matching statement takes them. */
export interface Probes {
  numbers: {
    line: number[]
    /** O: the line's order number, T: its manufacturer number, W: a wholesaler's number. */
    origin: string[]
    /** 0: as the line says; from 1: one of its further spellings. */
    candidate: number[]
    exact: string[]
    loose: string[]
    namesManufacturer: boolean[]
  }
  /** Digits alone, the last one right. */
  eans: { line: number[]; number: string[] }
  manufacturers: { line: number[]; candidate: number[]; place: number[]; key: string[] }
  lines: {
    line: number[]
    orderExact: (string | null)[]
    orderLoose: (string | null)[]
    manufacturerNumberExact: (string | null)[]
    manufacturerNumberLoose: (string | null)[]
    namesManufacturer: boolean[]
    manufacturerKey: (string | null)[]
  }
}

export function probesOf(lines: readonly MatchLine[]): Probes {
  const probes: Probes = {
    numbers: { line: [], origin: [], candidate: [], exact: [], loose: [], namesManufacturer: [] },
    eans: { line: [], number: [] },
    manufacturers: { line: [], candidate: [], place: [], key: [] },
    lines: {
      line: [],
      orderExact: [],
      orderLoose: [],
      manufacturerNumberExact: [],
      manufacturerNumberLoose: [],
      namesManufacturer: [],
      manufacturerKey: [],
    },
  }
  // A list names the same few manufacturers on every line.
  const keysByName = new Map<string | null, string[]>()
  const keysOf = (name: string | null, alternatives: readonly string[] = []) => {
    if (alternatives.length > 0) return manufacturerKeys(name, alternatives)
    const known = keysByName.get(name) ?? manufacturerKeys(name)
    keysByName.set(name, known)
    return known
  }
  lines.forEach((line, index) => {
    const keys = keysOf(line.manufacturerName, line.manufacturerAlternatives)
    addManufacturers(probes, index, 0, keys)
    const order = numberForms(line.orderNumber)
    const type = numberForms(line.manufacturerNumber)
    addNumber(probes, index, 'O', 0, order, keys.length > 0)
    addNumber(probes, index, 'T', 0, type, keys.length > 0)
    addNumber(probes, index, 'W', 0, numberForms(line.wholesalerOrderNumber), keys.length > 0)
    addEan(probes, index, line.eanNumber)
    line.candidates.forEach(({ text, manufacturerName }, at) => {
      const own = manufacturerName ? keysOf(manufacturerName) : keys
      const isSameMaker = own === keys || own.join() === keys.join()
      const forms = numberForms(text)
      // As the line writes it: that was looked for already, without a manufacturer in both fields.
      const isKnown = (written: NumberForms | undefined) => isSameMaker && written?.exact === forms?.exact
      const asOrder = !isKnown(order) && !(own.length === 0 && isKnown(type))
      const asType = !isKnown(type) && !(own.length === 0 && isKnown(order))
      if (asOrder || asType) addManufacturers(probes, index, at + 1, own)
      if (asOrder) addNumber(probes, index, 'O', at + 1, forms, own.length > 0)
      if (asType) addNumber(probes, index, 'T', at + 1, forms, own.length > 0)
    })
    probes.lines.line.push(index)
    probes.lines.orderExact.push(order?.exact ?? null)
    probes.lines.orderLoose.push(order?.loose ?? null)
    probes.lines.manufacturerNumberExact.push(type?.exact ?? null)
    probes.lines.manufacturerNumberLoose.push(type?.loose ?? null)
    probes.lines.namesManufacturer.push(keys.length > 0)
    probes.lines.manufacturerKey.push(keys[0] ?? null)
  })
  return probes
}

export interface NumberForms {
  exact: string
  loose: string
}

/** Both forms of a number; nothing where the text is none. */
export function numberForms(text: string | null | undefined): NumberForms | undefined {
  if (!text || isWordForNothing(text)) return undefined
  const exact = exactNumber(text)
  const loose = looseNumber(exact)
  return loose === '' ? undefined : { exact, loose }
}

function addNumber(
  { numbers }: Probes,
  line: number,
  origin: 'O' | 'T' | 'W',
  candidate: number,
  forms: NumberForms | undefined,
  namesManufacturer: boolean,
) {
  if (!forms) return
  numbers.line.push(line)
  numbers.origin.push(origin)
  numbers.candidate.push(candidate)
  numbers.exact.push(forms.exact)
  numbers.loose.push(forms.loose)
  numbers.namesManufacturer.push(namesManufacturer)
}

function addEan({ eans }: Probes, line: number, text: string | null) {
  if (text === null || !isEan(text)) return
  eans.line.push(line)
  eans.number.push(bareEan(text))
}

function addManufacturers({ manufacturers }: Probes, line: number, candidate: number, keys: string[]) {
  keys.forEach((key, place) => {
    manufacturers.line.push(line)
    manufacturers.candidate.push(candidate)
    manufacturers.place.push(place)
    manufacturers.key.push(key)
  })
}
