export { default, PdfViewer, type PdfViewerProps } from './pdf/pdf-viewer.tsx'
