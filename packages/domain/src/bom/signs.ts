/**
 * The signs of a reference designation decide over names.
 * `==` functional assignment, `=` plant, `++` site, `+` mounting location, `-` device, `:` terminal.
 * Values are kept without their first sign; nested ones keep theirs in between ("S1+E2").
 */
export interface Designation {
  functionDesignation: string
  functionalAssignment: string
  locationIdentifier: string
  installationLocation: string
  bmk: string
  terminal: string
}

const partOfSign = {
  '==': 'functionDesignation',
  '=': 'functionalAssignment',
  '++': 'locationIdentifier',
  '+': 'installationLocation',
  '-': 'bmk',
  ':': 'terminal',
} as const

/** The signs, longest first, in the order of IEC 81346. */
export const signs = ['==', '=', '++', '+', '-', ':'] as const

export type DesignationSign = keyof typeof partOfSign

export function emptyDesignation(): Designation {
  return {
    functionDesignation: '',
    functionalAssignment: '',
    locationIdentifier: '',
    installationLocation: '',
    bmk: '',
    terminal: '',
  }
}

/** The signs of parts that are left empty, „=“ of „=+E1-Q1“ and „+“ of „+-K1“, and the first of one that is not. */
const beginning = /^(?:==?(?=[+\-−–]))?(?:\+\+?(?=[-−–]\p{L}))?(==|=|\+\+|\+|[-−–])(?=[\p{L}\p{N}_&])/u

/**
 * The sign a text begins with, or null; of parts without a value that of the first which has one. A dash alone is no
 * sign; a long one counts as a short one.
 */
export function leadingSign(text: string): DesignationSign | null {
  const found = text.trim().match(beginning)
  return found ? (found[1]!.replace(/[−–]/, '-') as DesignationSign) : null
}

/** The designation part a sign stands for. */
export function partForSign(sign: DesignationSign): keyof Designation {
  return partOfSign[sign]
}
