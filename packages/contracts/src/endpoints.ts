import * as businessdata from './businessdata/business-data.ts'
import * as checkPassword from './businessdata/check-password.ts'
import * as folderItem from './businessdata/folder-item.ts'
import * as folderSettings from './businessdata/folder-settings.ts'
import * as folderUpload from './businessdata/folder-upload.ts'
import * as adminBom from './catalogue/admin-bom.ts'
import * as article from './catalogue/article.ts'
import * as articleExport from './catalogue/article-export.ts'
import * as articleImport from './catalogue/article-import.ts'
import * as combine from './catalogue/combine.ts'
import * as discountGroup from './catalogue/discount-group.ts'
import * as eclass from './catalogue/eclass.ts'
import * as importConfig from './catalogue/import-config.ts'
import * as importProposal from './catalogue/import-proposal.ts'
import * as importUndo from './catalogue/import-undo.ts'
import * as manufacturer from './catalogue/manufacturer.ts'
import * as masterData from './catalogue/master-data.ts'
import * as replacement from './catalogue/replacement.ts'
import * as unit from './catalogue/unit.ts'
import * as wholesaler from './catalogue/wholesaler.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as account from './identity/account.ts'
import * as company from './identity/company.ts'
import * as invite from './identity/invite.ts'
import * as ownAccount from './identity/own-account.ts'
import * as suppliers from './identity/suppliers.ts'
import * as user from './identity/user.ts'
import * as users from './identity/users.ts'
import * as mailSettings from './notification/mail-settings.ts'
import * as stream from './notification/stream.ts'
import * as bomFile from './workflow/bom-file.ts'
import * as bomLines from './workflow/bom-lines.ts'
import * as bomRematch from './workflow/bom-rematch.ts'
import * as checkedList from './workflow/checked-list.ts'
import * as conversation from './workflow/conversation.ts'
import * as enquiry from './workflow/enquiry.ts'
import * as file from './workflow/file.ts'
import * as fileActs from './workflow/file-acts.ts'
import * as fileTicket from './workflow/file-ticket.ts'
import * as happening from './workflow/happening.ts'
import * as mapBom from './workflow/map-bom.ts'
import * as message from './workflow/message.ts'
import * as missingNumber from './workflow/missing-number.ts'
import * as offer from './workflow/offer.ts'
import * as offerComparison from './workflow/offer-comparison.ts'
import * as suppliedParts from './workflow/supplied-parts.ts'
import * as unreadCount from './workflow/unread-count.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value

/** Every public call of the product, in the order of the areas. */
export const endpoints: readonly AnyEndpoint[] = [
  user,
  users,
  ownAccount,
  account,
  invite,
  company,
  suppliers,
  enquiry,
  bomFile,
  mapBom,
  bomLines,
  bomRematch,
  checkedList,
  suppliedParts,
  file,
  fileActs,
  fileTicket,
  offer,
  offerComparison,
  conversation,
  message,
  unreadCount,
  happening,
  missingNumber,
  businessdata,
  checkPassword,
  folderSettings,
  folderItem,
  folderUpload,
  stream,
  mailSettings,
  article,
  replacement,
  articleExport,
  articleImport,
  importConfig,
  importProposal,
  importUndo,
  masterData,
  manufacturer,
  unit,
  wholesaler,
  discountGroup,
  eclass,
  adminBom,
  combine,
].flatMap((area) => Object.values(area).filter(isEndpoint))
