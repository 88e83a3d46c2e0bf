import { getAvv, getLegalText } from '@schrankwerk/contracts'
import { type Api, attachmentHeaders, publicRoute, route } from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import type { LegalTexts } from './legal-texts.ts'
import { pdfOf } from './pdf-of.ts'

const avvName = 'Vertrag zur Auftragsverarbeitung.pdf'

export function legalRoutes(app: Api<IdentityTables>, readText: LegalTexts): void {
  publicRoute(app, getLegalText, async ({ query }) => ({ markdown: await readText(query.page) }))

  route(app, getAvv, async () => {
    const pdf = await pdfOf(await readText('avv'))
    return new Response(pdf, { headers: attachmentHeaders(avvName) })
  })
}
