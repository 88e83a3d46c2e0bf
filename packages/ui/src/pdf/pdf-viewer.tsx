import { type KeyboardEvent, useRef, useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { Failed } from '../feedback/failed.tsx'
import { Loading, SkeletonLine } from '../feedback/loading.tsx'
import { Notice } from '../feedback/notice.tsx'
import { PdfBar, type zooms } from './pdf-bar.tsx'
import { PdfPage } from './pdf-page.tsx'
import { ChoosePlace, type PdfPlace, type PdfPlaces, ShownPlace, Signs } from './pdf-places.tsx'
import { useWidth } from './use-width.ts'

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

export interface PdfViewerProps {
  file: Blob
  /** Names the document: its file's name. */
  label: string
  places?: PdfPlaces | undefined
}

/** Decoders made of wasm would need a wider policy; the slower ones in script do as well. */
const options = { isEvalSupported: false, useWasm: false }
const padding = 24

/** All pages one below the other, as wide as there is room; their text can be selected and is read aloud. */
export function PdfViewer({ file, label, places = {} }: PdfViewerProps) {
  const [pages, setPages] = useState(0)
  const [current, setCurrent] = useState(1)
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(1)
  const [attempt, setAttempt] = useState(0)
  const [isLocked, setLocked] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { signs = [], shown, onChoose } = places
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)

  const pageOf = (number: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`) ?? undefined
  const goTo = (number: number) => {
    const page = pageOf(Math.min(Math.max(number, 1), pages))
    if (page) scroller.current?.scrollTo({ top: page.offsetTop - padding / 2 })
  }
  const followScrolling = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const middle = scrollTop + clientHeight / 2
    let number = 1
    while (number < pages && (pageOf(number + 1)?.offsetTop ?? Number.POSITIVE_INFINITY) <= middle)
      number += 1
    setCurrent(number)
  }
  const choose = (place: PdfPlace) => {
    setChoosing(false)
    onChoose?.(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { PageDown: current + 1, PageUp: current - 1, Home: 1, End: pages }[event.key]
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    goTo(target)
  }
  if (isLocked)
    return (
      <Notice tone="warning">Das Dokument ist mit einem Kennwort geschützt. Laden Sie es herunter.</Notice>
    )
  return (
    <section className="kit-pdf" aria-label={label}>
      <PdfBar
        current={current}
        pages={pages}
        onGoTo={goTo}
        zoom={zoom}
        onZoom={setZoom}
        isChoosing={isChoosing}
        onChoosing={onChoose && setChoosing}
      />
      <div
        ref={scroller}
        className="kit-pdf-pages"
        role="document"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pages are scrolled by key
        tabIndex={0}
        onScroll={followScrolling}
        onKeyDown={onKeyDown}
      >
        <Document
          key={attempt}
          file={file}
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
          onPassword={() => setLocked(true)}
        >
          {width > 0 &&
            Array.from({ length: pages }, (_, index) => (
              <PdfPage
                key={index}
                number={index + 1}
                pages={pages}
                width={Math.max(200, (width - padding) * zoom)}
                scroller={scroller}
              >
                {(height) => (
                  <>
                    <Signs signs={signs.filter(({ page }) => page === index + 1)} />
                    {shown?.page === index + 1 && <ShownPlace place={shown} height={height} />}
                    {isChoosing && onChoose && (
                      <ChoosePlace
                        page={index + 1}
                        isFirst={index + 1 === current}
                        onChoose={choose}
                        onCancel={() => setChoosing(false)}
                      />
                    )}
                  </>
                )}
              </PdfPage>
            ))}
        </Document>
      </div>
    </section>
  )
}
