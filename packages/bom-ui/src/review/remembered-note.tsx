import type { BomLine } from '@schrankwerk/contracts'
import { isRememberedByNumber } from '@schrankwerk/domain/bom'
import { useSession } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Muted, TextLink } from '@schrankwerk/ui'
import { useBomCalls } from '../data/bom-calls.ts'
import { useReviewText } from './review-texts.ts'

/** Before an article is chosen: for whom it will be remembered, and where that can be seen and taken back. */
export function RememberedNote({ line }: { line: BomLine }) {
  const t = useReviewText()
  const { isForEveryone } = useBomCalls()
  const { user } = useSession()
  if (!isRememberedByNumber(line.orderNumber, line.manufacturerNumber))
    return <Muted>{t('line.notRemembered')}</Muted>
  if (isForEveryone) return <Muted>{t('line.rememberedForAll')}</Muted>
  return (
    <Muted>
      {t('line.rememberedFor', { company: user.companyName })}{' '}
      <TextLink component={Link} to="/enquiry/memory" target="_blank">
        {t('line.remembered')}
      </TextLink>
    </Muted>
  )
}
