import { MockPortal } from '@schrankwerk/shell-api/mock'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import words from '../../../locales/outside.de.json'
import { Markdown } from './markdown.tsx'

const html = (text: string) =>
  render(
    <MockPortal
      at="/avb"
      texts={{ shell: words }}
      routes={[{ path: 'avb', element: <Markdown text={text} /> }]}
    />,
  ).container.querySelector('article')?.innerHTML

test.each([
  ['the first heading is the title of the page', '# AVB\n\n## § 1', '<h2>§ 1</h2>'],
  ['running text', 'a **b** *c* `d`', '<p>a <strong>b</strong> <em>c</em> <code>d</code></p>'],
  ['lists', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['HTML stays text', 'a <script>alert(1)</script>', '<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['HTML as a block too', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['a picture is not fetched', '![a](https://x.example/a.png)', '<p></p>'],
  ['links', '[a](/privacy)', '<p><a href="/privacy">a</a></p>'],
  ['a link that runs something is none', '[a](javascript:alert(1))', '<p>a</p>'],
  ['nor is one to nowhere in particular', '[a](//x.example)', '<p>a</p>'],
])('%s', (_name, text, expected) => {
  expect(html(text)).toBe(expected)
})

test('a table has heads for its columns and can be reached where it scrolls', () => {
  const table = html('| a | b |\n| - | - |\n| 1 | 2 |')
  expect(table).toContain('<th scope="col">a</th>')
  expect(table).toMatch(/<section[^>]* tabindex="0" aria-label="Tabelle">/)
})
