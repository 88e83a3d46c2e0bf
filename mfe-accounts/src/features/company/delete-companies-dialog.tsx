import type { CompanyRow } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog, oneByOne } from '@schrankwerk/portal-ui/list'
import { useSession } from '@schrankwerk/shell-api'
import { useTranslation } from 'react-i18next'
import { remove } from '../../company.api.ts'
import { isKeptByHand } from './company-values.ts'

/** Says what becomes of a company's people and business; the own one, and the guests', are left alone. */
export function DeleteCompaniesDialog(choice: BulkChoice<Pick<CompanyRow, 'id' | 'name' | 'type'>>) {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  return (
    <BulkDialog
      {...choice}
      nameOf={({ name }) => name}
      mayAct={(company) => company.id !== user.companyId && isKeptByHand(company)}
      act={oneByOne(({ id }) => remove(id))}
      changes="company"
      words={{
        title: (count, name) => t('company.delete.title', { count, name }),
        verb: (count) => t('company.delete.verb', { count }),
        effect: (count) => t('company.delete.effect', { count }),
        done: (count) => t('company.delete.done', { count }),
        failed: (names, detail) => t('company.delete.failed', { names, detail }),
        impossible: (names) => t('company.delete.impossible', { names }),
        none: t('company.delete.none'),
      }}
    />
  )
}
