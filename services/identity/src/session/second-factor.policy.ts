import type { Actor } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'

/** Whether admins of the operator sign in with a second factor, as the environment says it. */
export const secondFactorSettings = {
  OPERATOR_SECOND_FACTOR: z._default(z.enum(['required', 'optional']), 'optional'),
}
export type SecondFactorSetting = z.output<typeof secondFactorSettings.OPERATOR_SECOND_FACTOR>

export const needsSecondFactor = (
  { companyType, admin }: Pick<Actor, 'companyType' | 'admin'>,
  setting: SecondFactorSetting,
): boolean => setting === 'required' && companyType === 'ADMIN' && admin
