/** What a mail server says names the address at times; ids alone are kept. */
export const withoutAddresses = (said: string): string =>
  said.replaceAll(/[^\s<>"',;:]+/g, (word) => (word.includes('@') ? '…' : word)).slice(0, 1000)
