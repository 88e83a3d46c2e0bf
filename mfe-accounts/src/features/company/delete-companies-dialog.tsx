import { type CompanyRow, choosableCompanyTypes } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useSession } from '@schrankwerk/shell-api'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { remove } from '../../company.api.ts'
import { isKeptByHand } from './company-values.ts'

type Doomed = Pick<CompanyRow, 'id' | 'name' | 'type' | 'state'>

/** What awaits its release is rejected in place of being deleted: it has done no business yet. */
const isRejected = ({ state }: Pick<Doomed, 'state'>): boolean => state === 'pending'

/** What the act is called for these companies. */
export const deletingOf = (companies: readonly Pick<Doomed, 'state'>[]): 'reject' | 'delete' =>
  companies.every(isRejected) ? 'reject' : 'delete'

/** Says what becomes of a company's people and business; the own one, and the guests', are left alone. */
export function DeleteCompaniesDialog(choice: BulkChoice<Doomed>) {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  const mayAct = (company: Doomed) => company.id !== user.companyId && isKeptByHand(company)
  const companies = choice.items.filter(mayAct)
  const act = deletingOf(companies)
  return (
    <BulkDialog
      {...choice}
      nameOf={({ name }) => name}
      noteOf={(company) => (act === 'delete' && isRejected(company) ? t('company.reject.note') : '')}
      mayAct={mayAct}
      act={oneByOne(({ id }) => remove(id))}
      changes="company"
      words={{
        title: (count, name) => t(`company.${act}.title`, { count, name }),
        verb: (count) => t(`company.${act}.verb`, { count }),
        effect: () => effectOf(companies, t),
        done: (count, done) => t(`company.${deletingOf(done)}.done`, { count }),
        failed: (names, detail) => t(`company.${act}.failed`, { names, detail }),
        impossible: (names) => t('company.delete.impossible', { names }),
        none: t('company.delete.none'),
      }}
    />
  )
}

/** What it means for the business of each type: where a customer is gone, orders can still be confirmed. */
function effectOf(companies: readonly Doomed[], t: TFunction<'accounts'>): string {
  const count = companies.length
  const types = choosableCompanyTypes.filter((type) =>
    companies.some((company) => company.type === type && !isRejected(company)),
  )
  return [
    t(`company.${deletingOf(companies)}.effect`, { count }),
    ...types.map((type) => t(`company.delete.ofType.${type}`, { count })),
    ...(companies.some(isRejected) ? [t('company.reject.mail')] : []),
  ].join(' ')
}
