// A list is searched before it is read: without the whole of the forms.
export { SearchField, type SearchFieldProps } from './forms/search-field.tsx'
export type { Column, RowTone, Sort } from './table/column.ts'
export { ColumnPicker, type ColumnPickerProps } from './table/column-picker.tsx'
export { DataTable, type DataTableProps } from './table/data-table.tsx'
export { DEFAULT_PAGE_SIZE, PAGE_SIZES as PageSizes } from './table/pages.ts'
export { Pagination, type PaginationProps } from './table/pagination.tsx'
export type { Selection } from './table/selection.tsx'
export { useHiddenColumns } from './table/use-hidden-columns.ts'
