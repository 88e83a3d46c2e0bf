/** Of the packages that bring no types, what is used here. */
declare module 'punycode.js' {
  /** The text that a code stands for; throws where it is none. */
  export function decode(code: string): string
}
