import type { BusinessData } from '@schrankwerk/contracts'
import { Notice } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDoor } from './password-door.tsx'
import { useShareToken } from './share-token.ts'
import { visitorKey } from './visitor.api.ts'
import { VisitorFolder } from './visitor-folder.tsx'

interface VisitorEntranceProps {
  offerId: string
  /** Above the form, until the folder was open. */
  notice?: ReactNode
  back?: ReactNode
}

/** A folder by its password: the form, then the files, and the form again once that access has ended. */
export function VisitorEntrance({ offerId, notice, back }: VisitorEntranceProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const [token, keep] = useShareToken(offerId)
  const [left, setLeft] = useState<'ended' | 'closed'>()
  const [hasEntered, setHasEntered] = useState(false)
  const leave = (how: 'ended' | 'closed') => {
    keep(undefined)
    setLeft(how)
    cache.removeQueries({ queryKey: visitorKey(offerId) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for as long as the folder is
  const end = useCallback(() => leave('ended'), [offerId])
  if (token)
    return (
      <VisitorFolder
        key={token.shareToken}
        offerId={offerId}
        token={token}
        hasEntered={hasEntered}
        onEnded={end}
        onClose={() => leave('closed')}
      />
    )
  return (
    <PasswordDoor
      key={left}
      offerId={offerId}
      back={back}
      notice={
        left ? <Notice tone={left === 'ended' ? 'warning' : 'info'}>{t(`door.${left}`)}</Notice> : notice
      }
      onOpen={({ businessData, ...given }) => {
        cache.setQueryData<BusinessData>(visitorKey(offerId), businessData)
        setHasEntered(true)
        keep(given)
      }}
    />
  )
}
