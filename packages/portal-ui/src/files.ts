export {
  type FileAct,
  type FilePlaces,
  FileTable,
  type FileTableProps,
  type StoredFile,
} from './files/file-table.tsx'
export { FileTypeChoice, type FileTypeChoiceProps } from './files/file-type-choice.tsx'
export { FileUpload, type FileUploadProps } from './files/file-upload.tsx'
export type { UploadRun } from './files/upload-store.ts'
