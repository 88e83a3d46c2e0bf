import { getSecondFactors, removeSecondFactor } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

export const secondFactorsKey = ['user', 'second-factors'] as const

export const secondFactorsQuery = queryOptions({
  queryKey: secondFactorsKey,
  queryFn: ({ signal }) => api.call(getSecondFactors, { signal }),
})

export const removeFactor = (id: string, currentPassword: string): Promise<void> =>
  api.call(removeSecondFactor, { body: { id, currentPassword } })
