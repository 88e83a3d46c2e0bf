import { countUnreadMessages } from '@schrankwerk/contracts'
import { countInTitle, useMayCall, useSession } from '@schrankwerk/shell-api'
import { Link, useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { CountBadge, NavItem } from '@schrankwerk/ui'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesPath } from '../../paths.ts'
import { useWantsDesktop } from './desktop-choice.ts'
import { unreadCountQuery } from './unread-count.api.ts'

/** In the header of every page: how many messages one has not read, in its title as well, and the way to them. */
export default function Bell() {
  return useMayCall(countUnreadMessages) ? <Counted /> : null
}

function Counted() {
  const { t } = useTranslation('workflow')
  const { user } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data, dataUpdatedAt } = useQuery(unreadCountQuery)
  const wantsDesktop = useWantsDesktop(user.id)
  const unread = data?.unread ?? 0
  useEffect(() => {
    countInTitle(unread === 0 ? undefined : unread > 99 ? '99+' : String(unread))
    return () => countInTitle(undefined)
  }, [unread])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new answer may be about a new message
  useEffect(() => {
    if (dataUpdatedAt === 0 || !wantsDesktop) return
    import('./tell-desktop.ts')
      .then(({ tellDesktop }) => tellDesktop(user.id, (to) => void navigate(to)))
      // The next answer is the next attempt.
      .catch(() => undefined)
  }, [dataUpdatedAt, wantsDesktop])
  return (
    <NavItem
      component={Link}
      to={messagesPath}
      active={pathname === messagesPath}
      title={t('bell.title')}
      icon={<IconBell size={20} aria-hidden />}
      badge={<CountBadge count={unread} label={t('bell.unread', { count: unread })} />}
    >
      {unread === 0 && <span className="kit-hidden">{t('bell.title')}</span>}
    </NavItem>
  )
}
