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
  const decoded = decodePunycode(label.slice(4).toLowerCase())
  return decoded !== undefined && latin.test(decoded) ? decoded : label
}

const base = 36
const leastThreshold = 1
const mostThreshold = 26

/** RFC 3492, 6.2; undefined for what is none. */
function decodePunycode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-')
  const points = [...encoded.slice(0, Math.max(delimiter, 0))].map((letter) => letter.codePointAt(0)!)
  let point = 128
  let place = 0
  let bias = 72
  let at = delimiter + 1
  while (at < encoded.length) {
    const former = place
    let weight = 1
    for (let round = base; ; round += base) {
      const digit = digitOf(encoded[at++])
      if (digit === undefined) return undefined
      place += digit * weight
      const threshold = Math.min(Math.max(round - bias, leastThreshold), mostThreshold)
      if (digit < threshold) break
      weight *= base - threshold
    }
    const count = points.length + 1
    bias = adapted(place - former, count, former === 0)
    point += Math.floor(place / count)
    place %= count
    if (point > 0x10_ff_ff) return undefined
    points.splice(place++, 0, point)
  }
  return String.fromCodePoint(...points)
}

function digitOf(letter: string | undefined): number | undefined {
  if (letter === undefined) return undefined
  if (letter >= 'a' && letter <= 'z') return letter.charCodeAt(0) - 97
  return letter >= '0' && letter <= '9' ? Number(letter) + 26 : undefined
}

/** RFC 3492, 6.1. */
function adapted(distance: number, count: number, isFirst: boolean): number {
  const damping = 700
  const skew = 38
  let rest = Math.floor(distance / (isFirst ? damping : 2))
  rest += Math.floor(rest / count)
  let rounds = 0
  while (rest > ((base - leastThreshold) * mostThreshold) / 2) {
    rest = Math.floor(rest / (base - leastThreshold))
    rounds += base
  }
  return rounds + Math.floor((base * rest) / (rest + skew))
}
