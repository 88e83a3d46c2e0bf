export {
  type VirtualColumn,
  VirtualTable,
  type VirtualTableHandle,
  type VirtualTableProps,
} from './table/virtual-table.tsx'
