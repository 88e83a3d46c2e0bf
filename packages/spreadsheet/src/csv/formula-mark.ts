const needsMark = /^'*[=+\-@\t\r]/
const apostrophe = 0x27
const hasMark = /^'+[=+\-@\t\r]/

/** Keeps a spreadsheet program from running csv text as a formula: such text gets a leading apostrophe. */
export function markFormula(text: string): string {
  return needsMark.test(text) ? `'${text}` : text
}

/** Takes the mark of `markFormula` off again, so that '-K1 is the designation -K1. */
export function stripFormulaMark(text: string): string {
  return text.charCodeAt(0) === apostrophe && hasMark.test(text) ? text.slice(1) : text
}

const textFormula = /^="((?:[^"]|"")*)"\s*$/

/** The text of ="0123", by which csv files tell Excel that a number is a text; undefined for everything else. */
export function textOfFormula(text: string): string | undefined {
  return text.startsWith('="') ? textFormula.exec(text)?.[1]?.replaceAll('""', '"') : undefined
}
