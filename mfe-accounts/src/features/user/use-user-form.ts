import type { User } from '@schrankwerk/contracts'
import { changeableFields, type Keeper, keeperOf, type UserField } from '@schrankwerk/domain'
import { type ObjectForm, useObjectForm } from '@schrankwerk/portal-ui/form'
import { useSession } from '@schrankwerk/shell-api'
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { useTranslation } from 'react-i18next'
import { userPath } from '../../paths.ts'
import { create, read, rememberUser, type UserInput, update } from '../../user.api.ts'
import { checkUser, userProblem } from './check-user.ts'
import { changedFields, emptyUser, inputOf, type UserValues, valuesOf } from './user-values.ts'

export interface UserForm extends ObjectForm<User, UserValues> {
  keeper: Keeper | undefined
  /** What may be changed; the rest is shown as text. */
  changeable: readonly UserField[]
}

/** The form of one user, or of a new one. */
export function useUserForm(user: User | undefined): UserForm {
  const { t } = useTranslation('accounts')
  const session = useSession().user
  const [params] = useSearchParams()
  const keeper = keeperOf(
    { ...session, userId: session.id },
    { id: user?.id ?? '', companyId: user?.companyId ?? session.companyId },
  )
  const changeable = keeper ? changeableFields[keeper] : []
  const form = useObjectForm<User, UserValues, UserInput>({
    kind: 'user',
    saved: user,
    empty: changeable.includes('companyId')
      ? { ...emptyUser, companyId: params.get('companyId') }
      : emptyUser,
    valuesOf,
    changedFields,
    // A new one is sent whole: its company may be chosen before anything is typed.
    inputOf: (values, changed) => inputOf(values, user ? changed : changeable),
    check: (values) => checkUser(values, changeable, t),
    refusedFields: (problem, values) =>
      userProblem(problem, user ? changedFields(valuesOf(user), values) : [], t),
    create,
    update,
    read,
    remember: rememberUser,
    path: userPath,
    words: {
      saved: t('user.save.saved'),
      created: t('user.save.created'),
      failed: (detail) => t('user.save.failed', { detail }),
    },
  })
  return { ...form, keeper, changeable }
}
