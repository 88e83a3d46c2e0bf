import type { MissingNumber } from '@schrankwerk/contracts'
import { normaliseName } from '@schrankwerk/domain'
import { useQuery } from '@tanstack/react-query'
import { manufacturersQuery } from '../../master-data.api.ts'
import { newArticlePath } from '../../paths.ts'

/**
 * The address of a new article with the number in its form, and with the manufacturer that goes by the name in the lists,
 * by an abbreviation or a variant. `isUnknown` once no manufacturer does.
 */
export function useNewArticleAddress({ number, kind, manufacturerName }: MissingNumber) {
  const { data } = useQuery({ ...manufacturersQuery, enabled: manufacturerName !== null })
  const wanted = normaliseName(manufacturerName ?? '')
  const manufacturer = data?.find(
    ({ displayName, abbreviation, nameVariants }) =>
      wanted !== '' &&
      [displayName, abbreviation ?? '', ...nameVariants].some((name) => normaliseName(name) === wanted),
  )
  const values = {
    [kind === 'ORDER_NUMBER' ? 'orderNumber' : 'manufacturerNumber']: number,
    ...(manufacturer && { manufacturerId: manufacturer.id }),
  }
  return {
    address: `${newArticlePath}?${new URLSearchParams(values)}`,
    isUnknown: wanted !== '' && data !== undefined && manufacturer === undefined,
  }
}
