import { issueOf } from '@schrankwerk/domain'
import { StateBadge } from '@schrankwerk/ui'
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconHistory,
  IconPackageImport,
  IconPencil,
  IconUserCheck,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { BomText } from '../texts.ts'
import { isRemembered, type Judged, type Judgement, judgementOf } from './judge-line.ts'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'

// What people decided is blue, here, before or in another company: green is what the catalogue found by itself.
const looks = {
  issue: { tone: 'red', Icon: IconCircleX },
  open: { tone: 'grey', Icon: IconCircle },
  check: { tone: 'amber', Icon: IconAlertTriangle },
  supplied: { tone: 'grey', Icon: IconPackageImport },
  without: { tone: 'blue', Icon: IconCircleMinus },
  chosen: { tone: 'blue', Icon: IconUserCheck },
  remembered: { tone: 'blue', Icon: IconHistory },
  assigned: { tone: 'blue', Icon: IconUserCheck },
  sure: { tone: 'green', Icon: IconCircleCheck },
} as const

/** What came of a line, in a word. */
export const lineStatusText = (t: BomText, line: Judged): string => {
  const issue = issueOf(line)
  return issue === null ? t(`review.states.${judgementOf(line)}`) : t(`review.errors.${issue}`)
}

function Sign({ Icon, text }: { Icon: typeof IconPencil; text: string }) {
  return (
    <span className={classes.sign} title={text}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span className="kit-hidden">{text}</span>
    </span>
  )
}

/** A judgement by colour, sign and word. */
export function JudgementBadge({ judgement, children }: { judgement: Judgement; children: ReactNode }) {
  const { tone, Icon } = looks[judgement]
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {children}
    </StateBadge>
  )
}

/** What came of a line, in a word; beside it whether its article was remembered and whether a person changed it. */
export function LineStatus({ line }: { line: Judged }) {
  const t = useReviewText()
  const judgement = judgementOf(line)
  return (
    <span className={classes.status}>
      <JudgementBadge judgement={judgement}>{lineStatusText(t, line)}</JudgementBadge>
      {judgement !== 'remembered' && isRemembered(line) && (
        <Sign Icon={IconHistory} text={t('review.remembered')} />
      )}
      {judgement !== 'chosen' && line.edited && <Sign Icon={IconPencil} text={t('review.edited')} />}
    </span>
  )
}
