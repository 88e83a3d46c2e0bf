export {
  type BulkChoice,
  BulkDialog,
  type BulkDialogProps,
  type BulkFailure,
  oneByOne,
} from './list/bulk-dialog.tsx'
export { FilterBar, FilterChips } from './list/filter-bar.tsx'
export { FoundCount } from './list/found-count.tsx'
export type { ListAddress } from './list/list-address.ts'
export { ListPage, type ListPageProps } from './list/list-page.tsx'
export { type List, type ListQuestion, useList } from './list/use-list.ts'
export { useWholeList } from './list/use-whole-list.ts'
