export { canBeShown, FileKind } from './files/file-kind.tsx'
export { PreviewDialog, type PreviewDialogProps } from './files/file-preview.tsx'
export { useFileDownload } from './files/use-file-download.ts'
