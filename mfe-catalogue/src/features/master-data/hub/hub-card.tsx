import { Link } from '@schrankwerk/shell-api/router'
import { Card, formatNumber, LinkButton, Muted, TextLink } from '@schrankwerk/ui'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './hub.module.css'

export interface HubCardProps {
  title: string
  /** Left out where there is nothing to count. */
  count?: number
  to: string
  /** What needs a hand, each with the way to it. */
  hints: readonly { text: string; to: string }[]
}

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** One part of the master data: how many entries it has, and what of them needs a hand. */
export function HubCard({ title, count, to, hints }: HubCardProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Card
      level={2}
      title={
        <>
          {title} {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
        </>
      }
      actions={
        <LinkButton small component={Link} to={to} aria-label={t('masterData.hub.open', { what: title })}>
          {t('masterData.hub.show')}
        </LinkButton>
      }
    >
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint.to} data-due>
            <IconAlertTriangle {...iconProps} />
            <TextLink component={Link} to={hint.to}>
              {hint.text}
            </TextLink>
          </li>
        ))}
        {hints.length === 0 && (
          <li>
            <IconCircleCheck {...iconProps} />
            <Muted>{t('masterData.hub.allRight')}</Muted>
          </li>
        )}
      </ul>
    </Card>
  )
}
