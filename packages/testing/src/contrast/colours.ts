/** One layer of what is painted at a place: a colour, and how much of it and of all in front of it is left. */
export interface Paint {
  /** As the browser computes it: `rgb(…)`, `rgba(…)` or `color(srgb …)`. */
  colour: string
  /** Of this colour alone. */
  share: number
  /** Of the group that it closes: this colour and what was painted in front of it. */
  opacity: number
}

/** Red, green, blue and alpha, each from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const clear: Colour = [0, 0, 0, 0]
const white: Colour = [1, 1, 1, 1]

/** A colour that a browser computed; throws where it is written in a way that is not known here. */
export function parseColour(text: string): Colour {
  const [, space, numbers = ''] = /^(rgba?|color)\((?:srgb )?([^a-df-z]+)\)$/.exec(text) ?? []
  const [red, green, blue, alpha = 1] = numbers.match(/[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  if (space === undefined || red === undefined || green === undefined || blue === undefined)
    throw new Error(`No colour that can be measured: ${text}`)
  const whole = space === 'color' ? 1 : 255
  return [red / whole, green / whole, blue / whole, alpha]
}

const over = (front: Colour, behind: Colour): Colour => {
  const alpha = front[3] + behind[3] * (1 - front[3])
  if (alpha === 0) return clear
  const mix = (at: 0 | 1 | 2) => (front[at] * front[3] + behind[at] * behind[3] * (1 - front[3])) / alpha
  return [mix(0), mix(1), mix(2), alpha]
}

const faded = ([red, green, blue, alpha]: Colour, share: number): Colour => [red, green, blue, alpha * share]

/** What one sees of layers that lie on white, the one in front first. */
export const seen = (paints: readonly Paint[]): Colour =>
  over(
    paints.reduce(
      (front, { colour, share, opacity }) => faded(over(front, faded(parseColour(colour), share)), opacity),
      clear,
    ),
    white,
  )

const luminance = ([red, green, blue]: Colour): number => {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG's contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
