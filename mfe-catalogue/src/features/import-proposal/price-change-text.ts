import type { ProposalRow, Suspicion } from '@schrankwerk/contracts'
import { formatNumber, formatPercent } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

const tenfold = 10

/** New price to old one, for one piece each; null where either is unknown, or the old one nothing. */
export function priceFactorOf(
  field: 'listPrice' | 'purchasePrice',
  { changes }: Pick<ProposalRow, 'changes'>,
): number | null {
  const ratioOf = (name: string, missing: number | null): number | null => {
    const change = changes.find((one) => one.field === name)
    if (!change) return 1
    const [before, after] = [change.old ?? missing, change.new ?? missing]
    return before && after !== null ? Number(after) / Number(before) : null
  }
  const [amount, unit] = [ratioOf(field, null), ratioOf('priceUnitSize', 1)]
  return amount === null || !unit ? null : Number((amount / unit).toPrecision(4))
}

/** How a price changed: „−98,9 %“, „+8,9 %“, from ten times on „das 10-Fache“; undefined where it did not. */
export function priceChangeText(factor: number | null, t: TFunction<'catalogue'>): string | undefined {
  if (factor === null || factor === 1) return undefined
  if (factor >= tenfold) return t('proposal.factor', { factor: formatNumber(factor) })
  const change = formatPercent(Math.abs(factor - 1), { decimals: 1 })
  return `${factor > 1 ? '+' : '−'}${change}`
}

/** Why a row is suspicious, and by how many powers of ten its price is another. */
export function suspicionText(reason: Suspicion, factor: number | null, t: TFunction<'catalogue'>): string {
  const powers = factor ? Math.round(Math.abs(Math.log10(factor))) : 0
  return reason === 'PRICE_TENFOLD' && powers > 0
    ? t('proposal.tenfold', { count: powers })
    : t(`proposal.suspicion.${reason}`)
}
