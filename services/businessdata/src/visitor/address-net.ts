import { isIP } from 'node:net'

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const lastAt = address.lastIndexOf(':') + 1
  const [a = 0, b, c = 0, d = 0] = address.slice(lastAt).split('.').map(Number)
  const inHex = (high: number, low: number) => (high * 256 + low).toString(16)
  const plain = b === undefined ? address : `${address.slice(0, lastAt)}${inHex(a, b)}:${inHex(c, d)}`
  const [head = '', tail] = plain.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const left = numbers(head)
  const right = numbers(tail ?? '')
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

/** An address without its zone; one of IPv4 that is written as IPv6 is one of IPv4. */
function canonical(address: string): { v4: string } | { v6: number[] } | undefined {
  const [bare = ''] = address.split('%')
  if (isIP(bare) === 4) return { v4: bare }
  if (isIP(bare) !== 6) return undefined
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return { v6: groups }
  return {
    v4: groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.'),
  }
}

const netOf6 = (groups: readonly number[], bits: 48 | 64): string =>
  `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`

/** What of an address is shown to the folder's admins: its net, /24 or /48. */
export function netOf(address: string | undefined): string | null {
  const known = canonical(address ?? '')
  if (known === undefined) return null
  if ('v6' in known) return netOf6(known.v6, 48)
  return `${known.v4.split('.').slice(0, 3).join('.')}.0/24`
}

/** What counts as one caller: an address of IPv4; of IPv6 the /64, which is one household's or company's. */
export function callerOf(address: string | undefined): string {
  const known = canonical(address ?? '')
  if (known === undefined) return ''
  return 'v6' in known ? netOf6(known.v6, 64) : known.v4
}
