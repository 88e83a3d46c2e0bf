import type { UserRow } from '@schrankwerk/contracts'
import { formatMail } from '@schrankwerk/domain'
import { Muted } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** Somebody's address in a list, and beneath it the one that is to count instead. */
export function ListedMail({ mail, newMail }: Pick<UserRow, 'mail' | 'newMail'>) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <Breakable mail={formatMail(mail)} />
      {newMail !== null && (
        <>
          <br />
          <Muted>
            {t('user.newMail.waits')} <Breakable mail={formatMail(newMail)} />
          </Muted>
        </>
      )}
    </>
  )
}

/** An address may go on in a second line behind its @. */
function Breakable({ mail }: { mail: string }) {
  const domain = mail.lastIndexOf('@') + 1
  return (
    <>
      {mail.slice(0, domain)}
      <wbr />
      {mail.slice(domain)}
    </>
  )
}
