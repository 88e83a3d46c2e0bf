import type { BomCalls } from '@schrankwerk/bom-ui'
import {
  changeAdminBomHeader,
  chooseAdminBomRows,
  deleteAdminBom,
  getAdminBomArticles,
  getAdminBomEstimate,
  getAdminBomLines,
  getAdminBomSuggestions,
  mapAdminBom,
  updateAdminBomArticles,
  uploadAdminBom,
} from '@schrankwerk/contracts'
import { download } from './admin-bom.api.ts'

/** The calls of the operator's own lists: twins of the parties', which differ in how they name the list alone. */
export const operatorCalls = {
  uploadBom: uploadAdminBom,
  deleteBom: deleteAdminBom,
  later: {
    changeBomHeader: changeAdminBomHeader,
    mapBom: mapAdminBom,
    chooseBomRows: chooseAdminBomRows,
    getBomLines: getAdminBomLines,
    getBomArticles: getAdminBomArticles,
    getBomSuggestions: getAdminBomSuggestions,
    getBomEstimate: getAdminBomEstimate,
    updateBomArticles: updateAdminBomArticles,
  },
  always: { admin: 'true' },
  download: ({ adminBOMResultId }: { adminBOMResultId?: string }) => download(adminBOMResultId ?? '', 'file'),
  isForEveryone: true,
} as unknown as BomCalls
