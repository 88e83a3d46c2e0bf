export { PdfViewer, type PdfViewerProps } from './pdf/pdf-viewer.tsx'
