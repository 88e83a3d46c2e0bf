/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariablesResolver, theme } from './theme.ts'

/** Colours no part of the kit asks for would only make the file longer. */
const unused = /^--mantine-color-(pink|grape|violet|indigo|cyan|teal|lime|orange|blue|green|yellow)-/

const squeeze = (text: string): string => text.replace(/\s+/g, '').replaceAll('"', "'").toLowerCase()

const declared = (variables: Record<string, string>): string[] =>
  Object.entries(variables)
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => squeeze(`${name}:${value}`))
    .sort()

const blockOf = (css: string, selector: string): string[] => {
  const start = css.indexOf(`${selector}{`) + selector.length + 1
  return css.slice(start, css.indexOf('}', start)).split(';').filter(Boolean).sort()
}

test('theme.css holds exactly the variables of the theme', () => {
  const css = squeeze(readFileSync(`${import.meta.dirname}/../styles/theme.css`, 'utf8'))
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(whole)
  const own = cssVariablesResolver(whole)
  const root = (scheme: string) => `:root[data-mantine-color-scheme='${scheme}']`

  expect(blockOf(css, ':root')).toEqual(declared({ ...base.variables, ...own.variables }))
  expect(blockOf(css, root('light'))).toEqual(
    declared({ '--mantine-color-scheme': 'light', ...base.light, ...own.light }),
  )
  expect(blockOf(css, root('dark'))).toEqual(
    declared({ '--mantine-color-scheme': 'dark', ...base.dark, ...own.dark }),
  )
})
