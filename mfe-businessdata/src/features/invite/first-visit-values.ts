import { passwordProblem } from '@schrankwerk/domain'
import type { TFunction } from 'i18next'

export interface FirstVisitValues {
  name: string
  lastname: string
  password: string
  repeated: string
}
export type FirstVisitErrors = Partial<Record<keyof FirstVisitValues, string | undefined>>

export const nobodyYet: FirstVisitValues = { name: '', lastname: '', password: '', repeated: '' }

/** What is wrong with the entries, by field; nothing where all are good. */
export const firstVisitErrors = (
  { name, lastname, password, repeated }: FirstVisitValues,
  owner: { mail: string; minimumLength: number },
  t: TFunction<'businessdata'>,
): FirstVisitErrors => {
  const problem = passwordProblem(password, owner)
  return {
    ...(name.trim() === '' && { name: t('invite.missing') }),
    ...(lastname.trim() === '' && { lastname: t('invite.missing') }),
    ...(problem && { password: t(`invite.${problem}`, { count: owner.minimumLength }) }),
    ...(!problem && repeated !== password && { repeated: t('invite.mismatch') }),
  }
}
