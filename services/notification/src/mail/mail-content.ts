import { cutText } from '@schrankwerk/domain'
/** What a mail says, before it takes the product's look; every text is plain and not escaped. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: string[]
  /** Label and value, shown as a table. */
  facts: Facts
  /** What people wrote: the one text that keeps its lines. */
  quotes?: Quote[]
  /** A page of the portal. */
  link: PageLink
  /** A second one, in the foot. */
  also?: PageLink
  /** Why one gets it; because one has an account, unless told. */
  why?: string
}

export interface PageLink {
  label: string
  path: string
}

export interface Quote {
  /** Who wrote it and when. */
  head: string
  text: string
  foot?: string
}

/** Whom a mail goes to, as its head says. */
export interface Addressee {
  name: string
  address: string
}

export const addressed = (person: { name: string; lastname: string }, address: string): Addressee => ({
  name: `${person.name} ${person.lastname}`.trim(),
  address,
})

export type Facts = [label: string, value: string][]

/** A row of the table, or none where there is no value. */
export const fact = (label: string, value: string | null | undefined): Facts =>
  value === null || value === undefined || value === '' ? [] : [[label, value]]

/** A name with what leads to it, or nothing where there is none. */
export const named = (lead: string, name: string | null): string => (name ? lead + name : '')

/** What frames every mail: configuration. */
export interface MailFrame {
  operatorName: string
  portalUrl: string
}

/**
 * Text from outside on one line: no line break that could forge a header or a line of the text, no characters that
 * turn the direction or hide, and no longer than `maximum` characters.
 */
export function oneLine(value: string, maximum = 2000): string {
  const line = value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return line.length <= maximum ? line : `${cutText(line, maximum - 1)}…`
}

/** Text from outside on its own lines, each as harmless as `oneLine` makes it; cut after `maximum` characters or 15 lines. */
export function severalLines(value: string, maximum = 800): string[] {
  const lines = value
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line, maximum))
    .filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''))
  while (lines.at(-1) === '') lines.pop()
  const kept: string[] = []
  let room = maximum
  for (const line of lines) {
    if (kept.length === 15 || room <= 0) return [...kept, '…']
    kept.push(oneLine(line, room))
    room -= line.length
  }
  return kept
}
