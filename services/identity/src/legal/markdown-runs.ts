import type { MarkedToken, Token } from 'marked'

/** Text in one look. */
export interface Run {
  text: string
  bold?: boolean
  oblique?: boolean
  link?: string
}

const plain = (text: string): string => text.replaceAll('\n', ' ')

/** The running text of a block; HTML in it stays text. */
export const runsOf = (tokens: readonly Token[] = [], look: Omit<Run, 'text'> = {}): Run[] =>
  tokens.flatMap((any): Run[] => {
    const token = any as MarkedToken
    switch (token.type) {
      case 'strong':
        return runsOf(token.tokens, { ...look, bold: true })
      case 'em':
        return runsOf(token.tokens, { ...look, oblique: true })
      case 'link':
        return runsOf(
          token.tokens,
          /^(?:https?|mailto):/i.test(token.href) ? { ...look, link: token.href } : look,
        )
      case 'br':
        return [{ ...look, text: '\n' }]
      case 'text':
        return 'tokens' in token && token.tokens
          ? runsOf(token.tokens, look)
          : [{ ...look, text: plain(token.text) }]
      case 'del':
        return runsOf(token.tokens, look)
      case 'codespan':
      case 'escape':
      case 'html':
        return [{ ...look, text: plain(token.text) }]
      default:
        return []
    }
  })
