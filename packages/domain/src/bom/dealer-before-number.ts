const dealers =
  'amazon|automation24|bürklin|conrad|digi-?key|distrelec|farnell|lcsc|mcmaster(?:-carr)?|mouser|newark|pollin|reichelt|rexel|rs components|sonepar|tme|völkner|würth'

const dealerFirst = new RegExp(`^(${dealers})(?: ?[:;,/|–-] ?| )(\\S.*)$`, 'i')

/** „Conrad 1417698“ and „Reichelt: RAD 100/25“ as dealer and number, or null where no known dealer stands in front. */
export function splitDealerBeforeNumber(text: string): { dealer: string; number: string } | null {
  const found = text.trim().match(dealerFirst)
  if (!found || !/\d/.test(found[2]!)) return null
  return { dealer: found[1]!, number: found[2]!.trim() }
}
