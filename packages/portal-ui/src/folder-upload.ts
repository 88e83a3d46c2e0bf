export { FolderUpload, type FolderUploadProps } from './folder-upload/folder-upload.tsx'
