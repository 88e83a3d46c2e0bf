import { describe, expect, it, test } from 'vitest'
import { harmlessName } from './harmless-name.ts'

test.each([
  ['Müller & Söhne GmbH', 'Müller & Söhne GmbH'],
  ['Dr. Anna-Lena O’Neill', 'Dr. Anna-Lena O’Neill'],
  ['U.S. Panels (Berlin) 2000', 'U.S. Panels (Berlin) 2000'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
])('%j stays as it is', (name, same) => {
  expect(harmlessName(name)).toBe(same)
})

describe('a name that someone else is to read', () => {
  it.each([
    ['Gewinn! http://evil', 'Gewinn'],
    ['Jetzt https://evil.example/x?y=1 ansehen', 'Jetzt ansehen'],
    ['evil.example', '–'],
    ['www.evil.example GmbH', 'GmbH'],
    ['an opfer@evil.example', 'an'],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ', '–'],
    ['evil。example', '–'],
    ['evil․example', '–'],
    ['ev\u200bil.ex\u200bample', '–'],
    ['evil.xn--p1ai', '–'],
    ['//evil', '–'],
    ['javascript:alert(1)', '–'],
    ['192.0.2.17', '–'],
    ['Rufen Sie 0900 123 456 an', 'Rufen Sie an'],
    ['a\r\nhttp://evil\r\nb', 'a b'],
    ['<a href=x>Preis</a>', 'a'],
    ['', '–'],
  ])('%j becomes %j', (name, harmless) => {
    expect(harmlessName(name)).toBe(harmless)
  })

  it('is no longer than it may be', () => {
    expect(harmlessName('x '.repeat(5000), 40)).toHaveLength(40)
    expect(harmlessName('𝒳'.repeat(5000), 40)).toHaveLength(40)
  })
})
