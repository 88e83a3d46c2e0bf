/** Where a server is, of an address with or without a database in it; its end takes `/<database>`. */
export function serverAddress(databaseUrl: string): string {
  const address = new URL(databaseUrl)
  address.pathname = ''
  address.search = ''
  return address.href
}
