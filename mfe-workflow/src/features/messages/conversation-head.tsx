import type { Conversation } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { TextLink } from '@schrankwerk/ui'
import { messagePlace } from './message-place.ts'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'

/** Whom one talks with and about what, with the way there. */
export function ConversationHead({ conversation, level }: { conversation: Conversation; level: 2 | 3 }) {
  const t = useMessagesText()
  const Heading = `h${level}` as const
  const { companyName, enquiryTitle, referenceNumber } = conversation
  return (
    <div className={classes.head}>
      <Heading className={classes.company}>
        <TextLink component={Link} to={messagePlace(conversation)}>
          {companyName}
        </TextLink>
      </Heading>
      <span className={classes.quiet}>
        {[enquiryTitle === null ? t('untitled') : t('enquiry', { title: enquiryTitle }), referenceNumber]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}
