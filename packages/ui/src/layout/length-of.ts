/** A length that a variable of the page gives, in pixels. */
export const lengthOf = (variable: `--kit-${string}`): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(variable)) || 0
