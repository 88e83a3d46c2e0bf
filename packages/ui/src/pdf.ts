export type { PdfPlace, PdfPlaces, PdfSign } from './pdf/pdf-places.tsx'
export { PdfViewer, type PdfViewerProps } from './pdf/pdf-viewer.tsx'
