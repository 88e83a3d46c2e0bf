import { expect, test } from 'vitest'
import manifest from '../package.json'
import { servesRemote, shellApiVersion } from './contract.ts'

test('the version that descriptors name is the package’s own', () => {
  expect(shellApiVersion).toBe(manifest.version)
})

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['1.2.3', '1.1.9', true],
  ['1.2.3', '1.3.0', false],
  ['1.2.3', '2.0.0', false],
  ['2.0.0', '1.9.9', false],
  ['1.10.0', '1.9.0', true],
  ['1.2.3', 'newest', false],
])('a shell that offers %s serves a remote built with %s: %s', (offered, needed, serves) => {
  expect(servesRemote(offered, needed)).toBe(serves)
})
