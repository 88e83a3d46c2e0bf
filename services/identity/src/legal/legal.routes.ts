import { getAvv, getLegalText } from '@schrankwerk/contracts'
import { type Api, attachmentHeaders, publicRoute, route } from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import type { LegalTexts } from './legal-texts.ts'
import { pdfOf } from './pdf-of.ts'

const avvName = 'Vertrag zur Auftragsverarbeitung.pdf'

/** Made once for each state of the text, since a page of it takes a moment. */
function rememberedPdf() {
  let made: { text: string; pdf: ReturnType<typeof pdfOf> } | undefined
  return (text: string) => {
    if (made?.text !== text) made = { text, pdf: pdfOf(text) }
    return made.pdf
  }
}

export function legalRoutes(app: Api<IdentityTables>, readText: LegalTexts): void {
  publicRoute(app, getLegalText, async ({ query }) => ({ markdown: await readText(query.page) }))

  const avvPdf = rememberedPdf()
  route(app, getAvv, async () => {
    const pdf = await avvPdf(await readText('avv'))
    return new Response(pdf, { headers: attachmentHeaders(avvName) })
  })
}
