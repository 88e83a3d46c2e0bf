/// <reference types="node" />
import { readFileSync } from 'node:fs'

const names = [
  'layers',
  'theme',
  'variables',
  'base',
  'frame',
  'layout',
  'object-page',
  'tabs',
  'progress',
  'buttons',
  'forms',
  'print',
] as const

/** The kit's rules in the page of a test. For paper those are there too that print alone applies. */
export function wearKitStyles(on: 'screen' | 'paper' = 'screen'): void {
  const rules = names.map((name) => readFileSync(`${import.meta.dirname}/${name}.css`, 'utf8')).join('\n')
  const style = document.createElement('style')
  style.textContent = on === 'paper' ? rules.replaceAll('@media print', '@media all') : rules
  document.head.append(style)
}
