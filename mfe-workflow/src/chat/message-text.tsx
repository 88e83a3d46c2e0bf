import { TextLink } from '@schrankwerk/ui'
import styles from './chat.module.css'

/** What ends a sentence or a bracket around an address, and belongs to no address. */
const behind = new Set('.,;:!?)]}»"“”\'')

const count = (text: string, sign: string): number => text.split(sign).length - 1

/** How long the address is; a bracket that was opened within it belongs to it. */
const lengthOf = (found: string): number => {
  let closedTooOften = count(found, ')') - count(found, '(')
  let end = found.length
  for (; behind.has(found.charAt(end - 1)); end -= 1) {
    if (found.charAt(end - 1) !== ')') continue
    if (closedTooOften <= 0) break
    closedTooOften -= 1
  }
  return end
}

/** A text in parts, every second one an address of the web. */
const partsOf = (text: string): string[] => {
  const parts: string[] = []
  let rest = text
  for (;;) {
    const at = rest.search(/https?:\/\//i)
    const found = at < 0 ? undefined : /^\S+/.exec(rest.slice(at))?.[0]
    if (found === undefined) return [...parts, rest]
    const end = lengthOf(found)
    parts.push(rest.slice(0, at), found.slice(0, end))
    rest = rest.slice(at + end)
  }
}

/** Addresses of the web are links; nothing else of what somebody wrote is more than text. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {partsOf(text).map((part, index) =>
        index % 2 === 1 && URL.canParse(part) ? (
          <TextLink key={index} href={part} target="_blank" rel="noopener noreferrer">
            {part}
          </TextLink>
        ) : (
          part
        ),
      )}
    </p>
  )
}
