import type { Happening } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import {
  Button,
  Empty,
  Failed,
  formatDateTime,
  IconButton,
  Loading,
  StateBadge,
  TableSkeleton,
  TextLink,
} from '@schrankwerk/ui'
import { IconCheck, IconChecks, IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { happeningPlace, happeningText } from './happening-text.ts'
import { happeningsQuery } from './messages.api.ts'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'
import { MoreButton } from './more-button.tsx'
import { useHappeningMarks } from './use-happening-marks.ts'

/** What happened to enquiries and offers while one was away. */
export function HappeningList() {
  const t = useMessagesText()
  const list = useInfiniteQuery(happeningsQuery)
  const marks = useHappeningMarks()
  if (list.data === undefined)
    return list.error ? (
      <Failed what={problemText(list.error, t('happenings.what'))} onRetry={() => void list.refetch()} />
    ) : (
      <Loading>
        <TableSkeleton rows={6} />
      </Loading>
    )
  const happenings = list.data.pages.flatMap(({ content }) => content)
  const hasNew = (list.data.pages[0]?.unread ?? 0) > 0 || happenings.some(({ read }) => !read)
  if (happenings.length === 0)
    return <Empty icon={<IconHistory size={32} stroke={1.5} />} text={t('happenings.empty')} />
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.quiet}>{t('happenings.hint')}</p>
        {hasNew && (
          <Button
            icon={<IconChecks size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => marks.markAll()}
          >
            {t('happenings.markAll')}
          </Button>
        )}
      </div>
      <ul className={classes.rows} aria-label={t('happenings.list')}>
        {happenings.map((happening) => (
          <Row
            key={happening.id}
            happening={happening}
            onMark={() => marks.markOne(happening.id)}
            onVisit={() => happening.read || marks.visit(happening.id)}
          />
        ))}
      </ul>
      <MoreButton list={list} failed={t('happenings.moreFailed')} />
    </>
  )
}

interface RowProps {
  happening: Happening
  onMark: () => void
  onVisit: () => void
}

function Row({ happening, onMark, onVisit }: RowProps) {
  const t = useMessagesText()
  const text = happeningText(happening, t)
  const place = happeningPlace(happening)
  const about = [
    happening.byOwnCompany && happening.companyName,
    !happening.kind.startsWith('ENQUIRY_') && happening.enquiryTitle,
    happening.referenceNumber,
  ]
  return (
    <li className={classes.happening} data-new={!happening.read || undefined}>
      <div className={classes.head}>
        {place === undefined ? (
          <span>{text}</span>
        ) : (
          <TextLink component={Link} to={place} onClick={onVisit}>
            {text}
          </TextLink>
        )}
        <span className={classes.quiet}>{about.filter(Boolean).join(' · ')}</span>
      </div>
      <span className={classes.marks}>
        {!happening.read && <StateBadge tone="blue">{t('happenings.new')}</StateBadge>}
        <time className={classes.quiet} dateTime={happening.at}>
          {formatDateTime(happening.at)}
        </time>
        {!happening.read && (
          <IconButton small label={t('happenings.markOne', { text })} onClick={onMark}>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  )
}
