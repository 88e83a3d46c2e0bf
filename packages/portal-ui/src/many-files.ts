export { drawManyFiles } from './files/many-file-rows.tsx'
