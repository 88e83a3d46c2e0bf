import { check, type Diagnostics } from 'recheck'
import * as ts from 'typescript'
import type { SourceFile } from './source-files.ts'

/** A regular expression of ours: `source` and `flags` as `new RegExp` takes them. */
export interface Pattern {
  source: string
  flags: string
  /** File and line. */
  place: string
}

export interface PatternsOfFile {
  patterns: Pattern[]
  /** Places of expressions that are put together at run time, so that nobody can judge them here. */
  unknown: string[]
}

/** Every regular expression of a file: literals, and `RegExp(…)` of texts that are constant in the file. */
export function patternsOf({ path, text }: SourceFile): PatternsOfFile {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const constants = constantsOf(file)
  const found: PatternsOfFile = { patterns: [], unknown: [] }
  const visit = (node: ts.Node): void => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) found.patterns.push({ ...partsOf(node), place })
    if (isRegExpCall(node)) {
      const [source, flags] = [node.arguments?.[0], node.arguments?.[1]].map((argument) =>
        argument === undefined ? '' : textOf(argument, constants),
      )
      if (source === undefined || flags === undefined) found.unknown.push(place)
      else found.patterns.push({ source, flags, place })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

function constantsOf(file: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>()
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
      continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer)
  }
  return constants
}

/** The text of an expression made of constants alone; undefined for any other. */
function textOf(node: ts.Expression, constants: Map<string, ts.Expression>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return partsOf(node).source
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text)
    return constant && textOf(constant, constants)
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return textOf(node.expression, constants)
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return ts.isNoSubstitutionTemplateLiteral(node.template) ? node.template.rawText : undefined
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => {
      const inner = textOf(span.expression, constants)
      return inner === undefined ? undefined : inner + span.literal.text
    })
    return spans.includes(undefined) ? undefined : node.head.text + spans.join('')
  }
  return undefined
}

function partsOf({ text }: ts.RegularExpressionLiteral): { source: string; flags: string } {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

/**
 * Why a pattern is refused: the time it takes may grow faster than the text. Undefined where it does not. Nothing in
 * it depends on how busy the machine is: the judge counts steps and has no limit of time.
 */
export async function slownessOf({ source, flags }: Omit<Pattern, 'place'>): Promise<string | undefined> {
  const diagnostics = await check(source, flags, {
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
  })
  return diagnostics.status === 'safe' ? undefined : reasonOf(diagnostics)
}

const reasonOf = (diagnostics: Exclude<Diagnostics, { status: 'safe' }>): string =>
  diagnostics.status === 'vulnerable'
    ? `${diagnostics.complexity.summary}, for one with ${diagnostics.attack.pattern}`
    : `cannot be judged: ${diagnostics.error.kind}`
