import type { ImportField } from '@schrankwerk/contracts'
import { Notice } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { ConfigValues } from './config-values.ts'

type Decided = Pick<ConfigValues, 'columns' | 'manufacturerId' | 'wholesalerId'>

/** Lists that find their articles by EAN take the manufacturer from them. */
const namesNoManufacturer = ({ columns, manufacturerId }: Decided): boolean => {
  const feeds = (wanted: ImportField) => columns.some(({ field }) => field === wanted)
  return manufacturerId === null && feeds('orderNumber') && !feeds('manufacturerName')
}

/** What a configuration may be saved with, though it is rarely meant. */
export function ConfigWarnings({ values }: { values: Decided }) {
  const { t } = useTranslation('catalogue')
  if (!namesNoManufacturer(values)) return null
  return <Notice tone="warning">{t('config.warning.manufacturer')}</Notice>
}
