import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfPage {
  text: string
  isLandscape: boolean
}

/** What stands on each page, and how it lies. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const { width, height } = page.getViewport({ scale: 1 })
    pages.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      isLandscape: width > height,
    })
  }
  return pages
}
