import type { FieldColumns } from './fields.ts'

/** Names whose figures say nothing without them, in German and English; of sizes in further languages. */
export const sizeName =
  /^(?:l[äa]nge|length|breite|width|h[öo]he|height|tiefe|depth|durchmesser|diameter|gr[öo](?:ß|ss)e|size|dicke|thickness|longueur|lunghezza|longitud|comprimento|d[łl]ugo[śs][ćc])(?![\p{L}])/iu

const figureName =
  /^(?:(?:kabel|leitungs|schnitt|gesamt)l[äa]nge|(?:leiter|ader|nenn)?querschnitt|(?:nenn|betriebs|steuer|spulen|bemessungs|versorgungs)?spannung|(?:nenn|bemessungs|ausl[öo]se)?strom|(?:nenn|bemessungs|verlust)?leistung|polzahl|pole|anzahl (?:der )?(?:pole|adern|kontakte)|ader(?:n|zahl|nzahl)|drehzahl|drehmoment|frequenz|kapazit[äa]t|widerstand|schaltverm[öo]gen|schutzart|din|iso|norm|cross[- ]?section|(?:rated |coil |control |supply )?voltage|(?:rated )?current|(?:rated )?power|poles|number of (?:poles|cores)|cores|frequency|speed|torque|capacitance|resistance)(?![\p{L}])/iu

const unitName = '(mm²|mm2|[mcdk]?m|k?g|[mkµ]?[VAWΩF]|k?VA|[kM]?Hz|k?var|°C|bar|Nm|rpm|Ohm|%)'
/** „Länge [mm]“, „Ib (A)“, „Leistung in kW“, „Spannung / V“. */
const unitBehind = new RegExp(`(?:[([] ?${unitName} ?[)\\]]| (?:in|/) ?${unitName})$`, 'u')

const bareFigure = /^[+-]?\d{1,7}(?:[.,]\d{1,4})?$/

/** What a figure is of, and its unit, '' where the header names none. */
export interface FigureName {
  name: string
  unit: string
}

/** The columns of descriptions that hold figures of which only the header says what they are. */
export function namesOfFigures(headers: readonly string[], columns: FieldColumns): Map<number, FigureName> {
  const names = new Map<number, FigureName>()
  for (const column of columns.get('description') ?? []) {
    const header = (headers[column] ?? '').replace(/\s+/g, ' ').trim()
    const behind = unitBehind.exec(header)
    const name = header.slice(0, behind?.index).trim()
    if (behind && name !== '')
      names.set(column, { name: name.replace(/[,:]$/, ''), unit: behind[1] ?? behind[2]! })
    else if (sizeName.test(header) || figureName.test(header))
      names.set(column, { name: header.replace(/:$/, ''), unit: '' })
  }
  return names
}

/** „2000“ below „Länge [mm]“ is „Länge 2000 mm“; any other text stays as it is. */
export const withFigureName = (text: string, named: FigureName | undefined): string =>
  named && bareFigure.test(text) ? `${named.name} ${text} ${named.unit}`.trim() : text
