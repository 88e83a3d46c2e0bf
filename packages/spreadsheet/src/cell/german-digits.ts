const digits = /\d+(?:\.\d+)?/g

/**
 * "1000.30 €" as a German reads it: "1.000,30 €", grouped where the format groups. A text with several runs of digits
 * ("123-456") stays as it is.
 */
export function germanDigits(text: string, groups: boolean): string {
  const whole = text.indexOf('.') < 0
  if (whole && !groups) return text
  const runs = text.match(digits)
  if (runs?.length !== 1) return text
  const [integer, fraction] = runs[0].split('.') as [string, string?]
  const grouped = groups ? inThousands(integer) : integer
  return text.replace(runs[0], fraction === undefined ? grouped : `${grouped},${fraction}`)
}

function inThousands(integer: string): string {
  const lead = integer.length % 3 || 3
  return integer.slice(0, lead) + integer.slice(lead).replace(/\d{3}/g, '.$&')
}
