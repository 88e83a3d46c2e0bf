import { countSuppliers } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

/** How many suppliers see an enquiry once it is released. */
export const suppliersQuery = () =>
  queryOptions({
    queryKey: ['suppliers'],
    queryFn: ({ signal }) => api.call(countSuppliers, { signal }),
  })
