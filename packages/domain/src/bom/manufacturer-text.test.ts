import { expect, test } from 'vitest'
import { allowsEquivalent, readManufacturer } from './manufacturer-text.ts'

test.each([
  ['Siemens', 'Siemens', ['Siemens'], false],
  ['gleichwertig', '', [], true],
  ['equiv.', '', [], true],
  ['REPUTED', '', [], true],
  ['Various', '', [], true],
  ['Siemens oder gleichwertig', 'Siemens', ['Siemens'], true],
  ['Bud/Polycase/Hammond or equiv', 'Bud/Polycase/Hammond', ['Bud', 'Polycase', 'Hammond'], true],
  ['Murata/RECOM', 'Murata/RECOM', ['Murata', 'RECOM'], false],
  ['L&T', 'L&T', ['L&T'], false],
  ['-', '', [], false],
])('%s is %j, tries %j, equivalent %s', (text, manufacturerName, alternatives, equivalentAllowed) => {
  expect(readManufacturer(text)).toEqual({ manufacturerName, alternatives, equivalentAllowed })
})

test.each([
  ['oder gleichwertig', true],
  ['Fabrikat o. glw.', true],
  ['schwarz', false],
])('the remark %s allows another part: %s', (text, allowed) => expect(allowsEquivalent(text)).toBe(allowed))
