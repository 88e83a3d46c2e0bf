import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { renderApiPage } from './render-api-page.ts'

const description = {
  openapi: '3.1.0',
  info: { title: 'Schrankwerk', version: '1.5.9' },
  servers: [{ url: '/api' }],
  paths: {
    '/offer/': {
      get: {
        operationId: 'getOffer',
        summary: 'Ein Angebot <script>alert(1)</script>',
        tags: ['workflow'],
        parameters: [{ name: 'id', in: 'query', required: true }],
        responses: { 200: { description: 'OK' }, 404: { description: 'Nicht da' } },
      },
      post: {
        summary: 'Neu',
        tags: ['workflow'],
        requestBody: { content: { 'application/json': { schema: { title: 'Angebot' } } } },
      },
    },
  },
}

test('every call stands on the page, with nothing inline and nothing to run', () => {
  const page = renderApiPage(description)
  for (const text of [
    '<code>/api/offer/</code>',
    'GET',
    '&quot;title&quot;: &quot;Angebot&quot;',
    'POST',
    '<code>id</code> (Pflicht)',
    '<code>404</code> Nicht da',
  ]) {
    expect(page).toContain(text)
  }
  expect(page).not.toMatch(/<script|<style|style=|onclick/)
})

test('the page is written beside the description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-page-'))
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description))
  execFileSync(process.execPath, [fileURLToPath(new URL('./write-api-page.ts', import.meta.url)), folder])
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(renderApiPage(description))
  expect(readFileSync(join(folder, 'page.css'), 'utf8')).toContain('body')
  rmSync(folder, { recursive: true })
})
