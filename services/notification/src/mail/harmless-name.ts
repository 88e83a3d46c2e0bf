import { oneLine } from './mail-content.ts'

/**
 * A name as it may stand in a mail to an address that anyone can have typed: no word that a mail program would turn
 * into a link, no telephone number, none of the signs that shout, and short. A dash where nothing is left.
 */
export function harmlessName(value: string, maximum = 60): string {
  const words = oneLine(value.normalize('NFKC'), 500).replaceAll(/[。｡]/g, '.').split(' ')
  const name = words
    .filter((word) => !isLinkLike.test(word))
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}.,'’&()+ -]/gu, ' ')
    .replaceAll(/(?:\d[ -]?){6,}/g, ' ')
  return oneLine(name, maximum) || '–'
}

/** An address of the web or of mail, with a scheme or without: `evil.example`, `a@b`, `//host`. */
const isLinkLike = /[/\\@:]|\.\p{L}{2}|\.xn-|\d\.\d+\.\d/iu
