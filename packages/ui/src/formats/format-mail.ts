import { decode } from 'punycode.js'

/**
 * An address of e-mail as people write it: „büro@müller.example“ for "büro@xn--mller-kva.example", the form that is kept.
 * A domain stays as it is kept where letters of another alphabet could pass for Latin ones.
 */
export function formatMail(mail: string): string {
  const domain = mail.lastIndexOf('@') + 1
  const shown = mail.slice(domain).split('.').map(shownLabel).join('.')
  return mail.slice(0, domain) + shown
}

const latin = /^[\p{Script=Latin}\d-]+$/u

function shownLabel(label: string): string {
  if (!label.toLowerCase().startsWith('xn--')) return label
  const written = decoded(label.slice(4).toLowerCase())
  return written !== undefined && latin.test(written) ? written : label
}

/** None for what is no code. */
function decoded(code: string): string | undefined {
  try {
    return decode(code)
  } catch {
    return undefined
  }
}
