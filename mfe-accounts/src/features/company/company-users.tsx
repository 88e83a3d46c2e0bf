import type { Company } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import {
  Empty,
  Failed,
  formatDateTime,
  LinkButton,
  Loading,
  Muted,
  Section,
  SimpleTable,
  TableSkeleton,
  TextLink,
} from '@schrankwerk/ui'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../full-name.ts'
import { ListedMail } from '../../listed-mail.tsx'
import { newUserPath, userPath } from '../../paths.ts'
import { usersOfCompanyQuery } from '../../user.api.ts'
import { isKeptByHand } from './company-values.ts'

/** What keeps people from being added. */
const obstacleTo = ({ active, pendingRegistration }: Company) =>
  active ? pendingRegistration && 'pending' : 'inactive'

/** The people of a company, each with the way to their page. */
export function CompanyUsers({ company }: { company: Company }) {
  const { t } = useTranslation('accounts')
  const users = useQuery(usersOfCompanyQuery(company.id))
  const obstacle = obstacleTo(company)
  const create = isKeptByHand(company) && !obstacle && (
    <LinkButton
      component={Link}
      to={newUserPath(company.id)}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('user.list.create')}
    </LinkButton>
  )
  return (
    <Section title={t('company.section.users')} actions={create}>
      {isKeptByHand(company) && obstacle && <Muted>{t(`company.users.${obstacle}`)}</Muted>}
      {users.data && users.data.length === 0 && <Empty text={t('company.users.empty')} />}
      {users.data && users.data.length > 0 && (
        <SimpleTable
          label={t('company.users.table')}
          head={['person', 'mail', 'admin', 'lastLoginAt'].map((name) => t(`company.users.${name}`))}
          rows={users.data.map((user) => [
            <TextLink key={user.id} component={Link} to={userPath(user.id)}>
              {fullName(user)}
            </TextLink>,
            <ListedMail key={user.id} mail={user.mail} newMail={user.newMail} />,
            t(user.admin ? 'yes' : 'no'),
            formatDateTime(user.lastLoginAt),
          ])}
        />
      )}
      {!users.data && users.error && (
        <Failed what={t('company.users.what')} onRetry={() => void users.refetch()} />
      )}
      {!users.data && !users.error && (
        <Loading>
          <TableSkeleton />
        </Loading>
      )}
    </Section>
  )
}
