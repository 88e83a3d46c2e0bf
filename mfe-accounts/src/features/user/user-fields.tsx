import { type CompanyRow, choosableCompanyTypes, type User } from '@schrankwerk/contracts'
import { minimumPasswordLength, mostLinksAnHour, type UserField } from '@schrankwerk/domain'
import { PendingMail } from '@schrankwerk/portal-ui/form'
import { DescriptionList, Stack } from '@schrankwerk/ui'
import { CheckboxField, FormGrid, SelectField, TextField } from '@schrankwerk/ui/forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allCompaniesQuery } from '../../company.api.ts'
import { rememberUser, takeBackMail } from '../../user.api.ts'
import { userLengths } from './check-user.ts'
import { useCompanyChoices } from './company-choices.ts'
import type { UserForm } from './use-user-form.ts'
import { emptyUser } from './user-values.ts'

export const userFieldId = (field: string): string => `benutzer-feld-${field}`

interface TextLook {
  required?: boolean
  type?: 'email' | 'tel'
}
const texts = {
  name: { required: true },
  lastname: { required: true },
  phoneNumber: { required: true, type: 'tel' },
  mail: { required: true, type: 'email' },
  customerDesignation: {},
} as const satisfies Partial<Record<UserField, TextLook>>
type TextName = keyof typeof texts
const textNames = Object.keys(texts) as TextName[]

/** What may be changed as fields, the rest as text. */
export function UserFields({ form, user }: { form: UserForm; user: User | undefined }) {
  const { changeable } = form
  const may = (field: UserField) => changeable.includes(field)
  return (
    <Stack gap={4}>
      {user && may('mail') && <NewMail user={user} saves={form.saves} />}
      <FormGrid>
        {textNames.filter(may).map((name) => (
          <Text key={name} name={name} form={form} user={user} />
        ))}
        {may('companyId') && <CompanyChoice form={form} user={user} />}
      </FormGrid>
      {may('admin') && <AdminFlag form={form} user={user} />}
      {user && <Unchangeable user={user} changeable={changeable} />}
    </Stack>
  )
}

/** Where its link is no longer good, somebody without a password is sent none at all until the two are settled. */
function NewMail({ user, saves }: { user: User; saves: number }) {
  const { t } = useTranslation('accounts')
  const cache = useQueryClient()
  const { id, mail, newMail, newMailLapsed } = user
  return (
    <PendingMail
      address={newMail}
      saves={saves}
      takeBack={() => takeBackMail(id)}
      remember={(saved) => rememberUser(cache, saved)}
      readAgain={() => void cache.invalidateQueries({ queryKey: ['user', id] })}
      fieldId={userFieldId('mail')}
      words={{
        title: t('user.newMail.title'),
        text: t(newMailLapsed ? 'user.newMail.linkNotGood' : 'user.newMail.text', { newMail, mail }),
        verb: t('user.newMail.verb'),
        done: (saved) => t('user.newMail.done', { mail: saved.mail }),
        failed: (detail) => t('user.newMail.failed', { detail }),
      }}
    />
  )
}

function Text({ name, form, user }: { name: TextName; form: UserForm; user: User | undefined }) {
  const { t } = useTranslation('accounts')
  const look: TextLook = texts[name]
  return (
    <TextField
      {...look}
      id={userFieldId(name)}
      label={t(`user.field.${name}`)}
      description={
        name === 'mail'
          ? t(user ? 'user.mail.change' : 'user.mail.first', { most: mostLinksAnHour })
          : undefined
      }
      value={form.values[name]}
      onChange={(value) => form.set({ [name]: value })}
      error={userLengths(form.values)[name] ?? form.errors[name]}
    />
  )
}

function CompanyChoice({ form, user }: { form: UserForm; user: User | undefined }) {
  const { t } = useTranslation('accounts')
  const { data: companies } = useQuery(allCompaniesQuery)
  const chosen = companies?.find(({ id }) => id === form.values.companyId)
  const needed = chosen && minimumPasswordLength(chosen.type)
  const isLonger = user && needed && needed > minimumPasswordLength(user.company.type)
  const isOpen = ({ id, state, type }: CompanyRow) =>
    id === user?.companyId ||
    (state === 'active' && choosableCompanyTypes.some((choosable) => choosable === type))
  return (
    <SelectField
      id={userFieldId('companyId')}
      label={t('user.field.companyId')}
      required
      description={isLonger ? t('user.company.longerPassword', { count: needed }) : t('user.company.offered')}
      {...useCompanyChoices(isOpen)}
      value={form.values.companyId}
      onChange={(companyId) => form.set({ companyId, ...(user && { admin: adminIn(companyId, user) }) })}
      error={form.errors.companyId}
    />
  )
}

/** To administer one company gives no right to another one: that is said anew where somebody is moved. */
const adminIn = (companyId: string | null, user: User): boolean => companyId === user.companyId && user.admin

function AdminFlag({ form, user }: { form: UserForm; user: User | undefined }) {
  const { t } = useTranslation('accounts')
  const isLost = user?.admin && form.values.companyId !== user.companyId && !form.values.admin
  return (
    <CheckboxField
      id={userFieldId('admin')}
      label={t('user.field.admin')}
      description={t(isLost ? 'user.company.adminLost' : 'user.adminHint')}
      value={form.values.admin}
      onChange={(admin) => form.set({ admin })}
      error={form.errors.admin}
    />
  )
}

function Unchangeable({ user, changeable }: { user: User; changeable: readonly UserField[] }) {
  const { t } = useTranslation('accounts')
  const textOf = (field: UserField) => {
    if (field === 'companyId') return user.company.name
    if (field === 'admin') return t(user.admin ? 'yes' : 'no')
    return user[field] || '–'
  }
  const fixed = (Object.keys(emptyUser) as UserField[]).filter((field) => !changeable.includes(field))
  if (fixed.length === 0) return null
  return (
    <DescriptionList
      columns={2}
      items={fixed.map((field) => ({ term: t(`user.field.${field}`), value: textOf(field) }))}
    />
  )
}
