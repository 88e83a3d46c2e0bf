import { fileURLToPath } from 'node:url'
import { lexer, type MarkedToken, type Token } from 'marked'
import PDFDocument from 'pdfkit'
import { type Run, runsOf } from './markdown-runs.ts'

type Pdf = InstanceType<typeof PDFDocument>

const font = (name: string) => fileURLToPath(new URL(`../../legal/fonts/${name}.ttf`, import.meta.url))
const margin = 68
const indent = 20
const headingSizes = [18, 13, 11] as const

const widthFrom = (pdf: Pdf, left: number) => pdf.page.width - margin - left

/** Two lines that belong together are not torn apart at the end of a page. */
const keepTogether = (pdf: Pdf, height: number) => {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
}

function writeRuns(pdf: Pdf, runs: readonly Run[], left: number) {
  pdf.x = left
  runs.forEach(({ text, bold, oblique, link }, index) => {
    pdf.font(bold ? 'bold' : 'regular').text(text, {
      width: widthFrom(pdf, left),
      continued: index < runs.length - 1,
      oblique: oblique ?? false,
      underline: link !== undefined,
      link: link ?? null,
      lineGap: 2,
    })
  })
}

function writeBlock(pdf: Pdf, token: MarkedToken, left: number) {
  switch (token.type) {
    case 'heading': {
      const size = headingSizes[Math.min(token.depth, headingSizes.length) - 1]!
      pdf.moveDown(token.depth === 1 ? 0 : 0.6)
      keepTogether(pdf, 60)
      pdf.fontSize(size)
      writeRuns(
        pdf,
        runsOf(token.tokens).map((run) => ({ ...run, bold: true })),
        left,
      )
      pdf.fontSize(10).moveDown(0.4)
      break
    }
    case 'paragraph':
      writeRuns(pdf, runsOf(token.tokens), left)
      pdf.moveDown(0.6)
      break
    case 'text':
      writeRuns(pdf, runsOf([token]), left)
      pdf.moveDown(0.2)
      break
    case 'blockquote':
      writeBlocks(pdf, token.tokens, left + indent)
      break
    case 'list':
      token.items.forEach((item, index) => {
        keepTogether(pdf, 30)
        const { y } = pdf
        const mark = token.ordered ? `${Number(token.start || 1) + index}.` : '•'
        pdf.font('regular').text(mark, left, y, { width: indent, lineBreak: false })
        pdf.y = y
        writeBlocks(pdf, item.tokens, left + indent)
      })
      pdf.moveDown(0.4)
      break
    case 'table':
      pdf.font('regular').table({
        position: { x: left, y: pdf.y },
        maxWidth: widthFrom(pdf, left),
        defaultStyle: { border: 0.5, borderColor: '#888', padding: 4 },
        data: [token.header, ...token.rows].map((row, index) =>
          row.map((cell) => ({ text: textOf(cell.tokens), font: { src: index === 0 ? 'bold' : 'regular' } })),
        ),
      })
      pdf.moveDown(0.6)
      break
    case 'code':
    case 'html':
      writeRuns(pdf, [{ text: token.text }], left)
      pdf.moveDown(0.6)
      break
  }
}

const textOf = (tokens: readonly Token[]): string =>
  runsOf(tokens)
    .map(({ text }) => text)
    .join('')

function writeBlocks(pdf: Pdf, tokens: readonly Token[], left: number) {
  for (const token of tokens) writeBlock(pdf, token as MarkedToken, left)
}

function numberPages(pdf: Pdf) {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0
    pdf
      .font('regular')
      .fontSize(9)
      .text(`Seite ${page - start + 1} von ${count}`, margin, pdf.page.height - margin / 2, {
        width: widthFrom(pdf, margin),
        align: 'right',
        lineBreak: false,
      })
  }
}

/** A text in Markdown as PDF, A4 with numbered pages; its first heading is the document's title. */
export async function pdfOf(markdown: string): Promise<Buffer<ArrayBuffer>> {
  const tokens = lexer(markdown)
  const heading = tokens.find(({ type }) => type === 'heading') as { tokens?: Token[] } | undefined
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    info: { Title: textOf(heading?.tokens ?? []) },
  })
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.on('end', resolve)
  pdf.on('error', reject)
  pdf.registerFont('regular', font('LiberationSans-Regular'))
  pdf.registerFont('bold', font('LiberationSans-Bold'))
  pdf.fontSize(10)
  writeBlocks(pdf, tokens, margin)
  numberPages(pdf)
  pdf.end()
  await promise
  return Buffer.concat(chunks)
}
