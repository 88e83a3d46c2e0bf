import { findManufacturerByName, type MissingNumber } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { useQuery } from '@tanstack/react-query'
import { newArticlePath } from '../../paths.ts'

/**
 * The address of a new article with the number in its form, and with the manufacturer that goes by the name in the lists,
 * by an abbreviation or a variant. `isUnknown` once no manufacturer does.
 */
export function useNewArticleAddress({ number, kind, manufacturerName }: MissingNumber) {
  const name = manufacturerName?.trim() ?? ''
  const { data: manufacturer } = useQuery({
    queryKey: ['masterData', 'manufacturer', 'named', name],
    queryFn: ({ signal }) => api.call(findManufacturerByName, { query: { name }, signal }),
    enabled: name !== '',
  })
  const values = {
    [kind === 'ORDER_NUMBER' ? 'orderNumber' : 'manufacturerNumber']: number,
    ...(manufacturer && { manufacturerId: manufacturer.id }),
  }
  return {
    address: `${newArticlePath}?${new URLSearchParams(values)}`,
    isUnknown: manufacturer === null,
  }
}
