import type { ImportField } from '@schrankwerk/contracts'
import { Notice } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { ConfigValues } from './config-values.ts'

type Decided = Pick<ConfigValues, 'columns' | 'manufacturerId' | 'wholesalerId'>

/** What a configuration may be saved with, though it is rarely meant. */
function warningsOf({ columns, manufacturerId, wholesalerId }: Decided): ('manufacturer' | 'wholesaler')[] {
  const feeds = (...wanted: ImportField[]) =>
    columns.some(({ field }) => field !== null && wanted.includes(field))
  // Lists that find their articles by EAN take the manufacturer from them.
  const isOwnerless = manufacturerId === null && feeds('orderNumber') && !feeds('manufacturerName')
  const isUnused =
    wholesalerId !== null && columns.length > 0 && !feeds('wholesalerOrderNumber', 'wholesalerPurchasePrice')
  return [...(isOwnerless ? (['manufacturer'] as const) : []), ...(isUnused ? (['wholesaler'] as const) : [])]
}

export function ConfigWarnings({ values }: { values: Decided }) {
  const { t } = useTranslation('catalogue')
  return warningsOf(values).map((warning) => (
    <Notice key={warning} tone="warning">
      {t(`config.warning.${warning}`)}
    </Notice>
  ))
}
