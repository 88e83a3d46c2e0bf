import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** A file of a small tree, and what it imports: files of the tree by their path, packages by their name. */
export interface Plant {
  file: string
  imports: string[]
  /** Written as `import type`. */
  typeOnly?: boolean
}

const isFile = (target: string): boolean => /\.[a-z]+$/.test(target) && target.includes('/')

const specifier = (from: string, target: string): string => {
  if (target.startsWith('node:') || !isFile(target) || target.startsWith('@schrankwerk/')) return target
  const path = relative(dirname(from), target)
  return path.startsWith('.') ? path : `./${path}`
}

/** Builds a tree like ours in a folder of its own, with stand-ins for the packages it imports. */
export const plantTree = (plants: readonly Plant[]): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const text = new Map<string, string>()
  for (const { file, imports, typeOnly } of plants) {
    const lines = imports.map((target, i) => {
      const from = specifier(file, target)
      return typeOnly
        ? `import type { a as a${i} } from '${from}'`
        : `import { a as a${i} } from '${from}'\nexport { a${i} }`
    })
    text.set(file, `${text.get(file) ?? 'export const a = 1\n'}${lines.join('\n')}\n`)
  }
  for (const { imports } of plants) {
    for (const target of imports) {
      if (target.startsWith('node:') || target.startsWith('@schrankwerk/')) continue
      if (isFile(target)) {
        if (!text.has(target)) text.set(target, 'export const a = 1\n')
        continue
      }
      const name = target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/')
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
      write(`node_modules/${name}/index.js`, 'exports.a = 1\n')
    }
  }
  for (const [path, content] of text) write(path, content)
  const workspaces = new Set(
    [...text.keys()].map((path) => path.match(/^(?:packages|services)\/[^/]+|^[^/]+/)![0]),
  )
  for (const workspace of workspaces) {
    const name = workspace.split('/').at(-1)!
    const exports = { '.': './src/index.ts' }
    write(
      `${workspace}/package.json`,
      JSON.stringify({ name: `@schrankwerk/${name}`, type: 'module', exports }),
    )
    mkdirSync(join(folder, 'node_modules/@schrankwerk'), { recursive: true })
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@schrankwerk', name))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
