import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Page } from 'react-pdf'

export interface PdfPageProps {
  number: number
  pages: number
  /** In pixels. */
  width: number
  scroller: RefObject<HTMLElement | null>
  /** Over the page, by its height in pixels. */
  children: (height: number) => ReactNode
}

/** Height by width of an A4 page, until the page says its own. */
const usualRatio = Math.SQRT2

/** One page with its text, drawn while it is near: a long document would fill the memory with pictures. */
export function PdfPage({ number, pages, width, scroller, children }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(number === 1)
  const [ratio, setRatio] = useState(usualRatio)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '200% 0px',
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [scroller])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is no set of form fields
    <div
      ref={frame}
      className="kit-pdf-page"
      role="group"
      aria-label={`Seite ${number} von ${pages}`}
      data-page={number}
      style={{ width, minHeight: width * ratio }}
    >
      {isNear && (
        <Page
          pageNumber={number}
          width={width}
          renderAnnotationLayer={false}
          suspense={false}
          loading=""
          error={`Seite ${number} kann nicht angezeigt werden.`}
          noData=""
          onLoadSuccess={({ originalHeight, originalWidth }) => setRatio(originalHeight / originalWidth)}
        />
      )}
      {children(width * ratio)}
    </div>
  )
}
