import type { ListScore } from './score-list.ts'

/** One list in one line. */
export function lineOf(file: string, score: ListScore): string {
  const { columns, lines } = score
  const parts = [
    `header ${score.isHeaderRight ? 'right' : 'WRONG'}`,
    `columns ${columns.right}/${columns.needed}`,
    `lines ${lines.right}/${lines.all}`,
    score.sureAndWrong > 0 ? `SURE AND WRONG ${score.sureAndWrong}` : '',
    score.wronglyLines > 0 ? `wrongly lines ${score.wronglyLines}` : '',
    score.dropped > 0 ? `DROPPED ${score.dropped}` : '',
    score.wrongQuantities > 0 ? `wrong quantities ${score.wrongQuantities}` : '',
    score.canBeMapped ? '' : 'CANNOT BE MAPPED',
  ]
  return `${file}: ${parts.filter((part) => part !== '').join(', ')}`
}

/** What all lists come to. */
export function totalsOf(scores: readonly ListScore[]): string {
  const sum = (amount: (one: ListScore) => number) => scores.reduce((total, one) => total + amount(one), 0)
  const share = (part: number, all: number) =>
    `${part} of ${all}${all === 0 ? '' : ` (${((100 * part) / all).toFixed(1)} %)`}`
  const lists = scores.length
  return [
    `header row and sheet ${share(
      sum((one) => (one.isHeaderRight ? 1 : 0)),
      lists,
    )}`,
    `needed columns ${share(
      sum((one) => one.columns.right),
      sum((one) => one.columns.needed),
    )}`,
    `sure and wrong ${sum((one) => one.sureAndWrong)}`,
    `lines ${share(
      sum((one) => one.lines.right),
      sum((one) => one.lines.all),
    )}`,
    `rows wrongly lines ${sum((one) => one.wronglyLines)}`,
    `rows dropped ${sum((one) => one.dropped)}`,
    `wrong quantities ${sum((one) => one.wrongQuantities)}`,
    `can be mapped ${share(
      sum((one) => (one.canBeMapped ? 1 : 0)),
      lists,
    )}`,
  ].join(', ')
}
