import type { Permission } from '@schrankwerk/contracts'

/** Who may not read may not write either. */
export const withRead = ({ write }: Permission, read: boolean): Permission => ({ read, write: read && write })

/** Writing includes reading. */
export const withWrite = ({ read }: Permission, write: boolean): Permission => ({
  read: read || write,
  write,
})
