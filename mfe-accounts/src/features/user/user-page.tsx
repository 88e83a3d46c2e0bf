import { deleteUser, eraseUser, type User } from '@schrankwerk/contracts'
import { signInCount } from '@schrankwerk/domain'
import { ChangeHistory } from '@schrankwerk/portal-ui/change-history'
import { FormNotices, SaveBar, SaveMark } from '@schrankwerk/portal-ui/form'
import { problemText, useMayCall, usePageTitle, useSingleMutation } from '@schrankwerk/shell-api'
import { Link, useNavigate } from '@schrankwerk/shell-api/router'
import {
  BackLink,
  type BarAction,
  formatDateTime,
  formatNumber,
  notify,
  ObjectHeader,
  ObjectPage,
  Section,
  useShortcuts,
} from '@schrankwerk/ui'
import { IconDownload, IconEraser, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../full-name.ts'
import { userListPath } from '../../paths.ts'
import { downloadPerson } from '../../user.api.ts'
import { DeleteUsersDialog } from './delete-users-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { useUserForm } from './use-user-form.ts'
import { UserClash } from './user-clash.tsx'
import { UserFields, userFieldId } from './user-fields.tsx'
import { emptyUser } from './user-values.ts'

const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The page of one user, or of a new one. */
export function UserPage({ user }: { user: User | undefined }) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const form = useUserForm(user)
  const [open, setOpen] = useState<'delete' | 'erase'>()
  const actions = useActions(user, form.keeper === 'oneself', setOpen)
  const title = user ? fullName(user) : t('user.page.new')
  usePageTitle(user ? `${t('user.page.one')} ${title}` : title)
  useShortcuts({ save: form.save })
  const close = () => setOpen(undefined)
  const toList = () => void navigate(userListPath)
  return (
    <ObjectPage
      header={
        <ObjectHeader
          back={
            <BackLink component={Link} to={userListPath}>
              {t('user.list.title')}
            </BackLink>
          }
          title={title}
          save={<SaveMark form={form} />}
          facts={user && userFacts(user, t)}
        />
      }
      notices={<FormNotices form={form} fieldId={userFieldId} labelOf={(name) => t(`user.field.${name}`)} />}
      bar={<SaveBar form={form} create={t('user.save.createVerb')} others={actions} />}
    >
      <Section title={t('user.section.data')}>
        <UserFields form={form} user={user} />
      </Section>
      {user && (
        <>
          <SignInCard userId={user.id} />
          <Section title={t('history.title')}>
            <ChangeHistory
              of={user}
              people={[user]}
              labelOf={(field) => (field in emptyUser ? t(`user.field.${field}`) : undefined)}
            />
          </Section>
        </>
      )}
      <UserClash form={form} />
      {user && open === 'delete' && (
        <DeleteUsersDialog
          items={[user]}
          onClose={close}
          onDone={(left) => {
            if (left.length === 0) toList()
          }}
        />
      )}
      {user && open === 'erase' && <EraseDialog user={user} onClose={close} onDone={toList} />}
    </ObjectPage>
  )
}

const userFacts = (user: User, t: TFunction<'accounts'>) => [
  { label: t('user.field.companyId'), value: user.company.name },
  { label: t('user.column.lastLoginAt'), value: formatDateTime(user.lastLoginAt) },
  { label: t('user.column.loginCounter'), value: formatNumber(signInCount(user.loginCounter)) },
]

/** What else can be done with a user: nobody ends himself here. */
function useActions(
  user: User | undefined,
  isOneself: boolean,
  open: (dialog: 'delete' | 'erase') => void,
): BarAction[] {
  const { t } = useTranslation('accounts')
  const mayDelete = useMayCall(deleteUser)
  const mayErase = useMayCall(eraseUser)
  const downloading = useSingleMutation({
    mutationFn: downloadPerson,
    onError: (error) => notify.error(t('download.failed', { detail: problemText(error) })),
  })
  if (!user) return []
  const actions: (BarAction | false)[] = [
    mayErase && {
      key: 'export',
      label: t('user.person.verb'),
      icon: <IconDownload {...iconProps} />,
      loading: downloading.isPending,
      onSelect: () => downloading.mutate(user.id),
    },
    mayDelete &&
      !isOneself && {
        key: 'delete',
        label: t('user.delete.verb', { count: 1 }),
        icon: <IconTrash {...iconProps} />,
        danger: true,
        onSelect: () => open('delete'),
      },
    mayErase &&
      !isOneself && {
        key: 'erase',
        label: t('user.erase.open'),
        icon: <IconEraser {...iconProps} />,
        danger: true,
        onSelect: () => open('erase'),
      },
  ]
  return actions.filter((action) => action !== false)
}
