/** The beginning of a text, `longest` UTF-16 units at most and no character halved. */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
