import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { IconButton } from '../buttons/icon-button.tsx'
import { Failed } from '../feedback/failed.tsx'
import { Loading, SkeletonLine } from '../feedback/loading.tsx'
import { formatPercent } from '../formats/formats.ts'

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

export interface PdfViewerProps {
  /** An address of this portal, or the content. */
  file: string | Blob | ArrayBuffer
  label: string
  onFailed?: (error: Error) => void
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** Decoders made of wasm would need a wider policy; the slower ones in script do as well. */
const options = { isEvalSupported: false, useWasm: false }

const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** All pages one below the other, as wide as there is room. */
export function PdfViewer({ file, label, onFailed }: PdfViewerProps) {
  const [pages, setPages] = useState(0)
  const [zoom, setZoom] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const { ref, width } = useWidth()
  // pdf.js takes the buffer over, so each attempt gets its own copy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt needs a new copy
  const source = useMemo(
    () => (file instanceof ArrayBuffer ? { data: file.slice(0) } : file),
    [file, attempt],
  )
  const step = (by: 1 | -1) => setZoom((now) => zooms[zooms.indexOf(now) + by] ?? now)
  return (
    <section className="kit-pdf" aria-label={label}>
      <div className="kit-pdf-bar kit-no-print">
        <span className="kit-muted kit-tabular">
          {pages > 0 && `${pages} ${pages === 1 ? 'Seite' : 'Seiten'}`}
        </span>
        <IconButton label="Verkleinern" small disabled={zoom === zooms[0]} onClick={() => step(-1)}>
          <IconMinus size={16} aria-hidden="true" />
        </IconButton>
        <span className="kit-tabular">{formatPercent(zoom)}</span>
        <IconButton label="Vergrößern" small disabled={zoom === zooms.at(-1)} onClick={() => step(1)}>
          <IconPlus size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the pages are scrolled by key */}
      <div ref={ref} className="kit-pdf-pages" role="document" tabIndex={0}>
        <Document
          key={attempt}
          file={source}
          options={options}
          suspense={false}
          loading={
            <Loading label="Dokument wird geladen …">
              <SkeletonLine height={480} />
            </Loading>
          }
          error={
            <Failed
              what="Das Dokument kann nicht angezeigt werden."
              onRetry={() => setAttempt(attempt + 1)}
            />
          }
          noData=""
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          onLoadError={onFailed}
        >
          {width > 0 &&
            Array.from({ length: pages }, (_, index) => (
              <Page
                key={index}
                pageNumber={index + 1}
                width={Math.max(200, (width - 24) * zoom)}
                renderAnnotationLayer={false}
                renderTextLayer={false}
                suspense={false}
                loading=""
                aria-label={`Seite ${index + 1}`}
              />
            ))}
        </Document>
      </div>
    </section>
  )
}
