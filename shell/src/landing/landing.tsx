import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReviewPicture } from './review-picture.tsx'

const steps = ['list', 'match', 'offer'] as const

interface LandingProps {
  onSignIn?: () => Promise<void>
  isAway?: boolean
  /** It stands in for another page, to which the sign-in leads. */
  isDeepLink?: boolean
}

/**
 * What somebody who is not signed in sees, at any address: what the portal does, and the way to sign in.
 * Without `onSignIn` it is not yet known whether that is needed; `isAway` says that it cannot be found out.
 */
export function Landing({ onSignIn, isAway = false, isDeepLink = false }: LandingProps) {
  const { t } = useTranslation('shell')
  const [isLeaving, setLeaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    document.title = 'Schrankwerk'
  }, [])
  const start = () => {
    setLeaving(true)
    setFailed(false)
    onSignIn?.().catch(() => {
      setLeaving(false)
      setFailed(true)
    })
  }
  return (
    <div className="plain-page">
      <section className="plain-greeting">
        <h1 className="plain-title">{t('landing.title')}</h1>
        <p className="plain-intro">{t('landing.intro')}</p>
        <div className="plain-entry">
          <button
            type="button"
            className="plain-button"
            disabled={(!onSignIn && !isAway) || isLeaving}
            aria-busy={isLeaving}
            onClick={isAway ? () => location.reload() : start}
          >
            {t(isAway ? 'retry' : 'signIn')}
          </button>
          <a className="plain-link" href="/register">
            {t('landing.register')}
          </a>
          <a className="plain-link" href="/forget">
            {t('landing.forgot')}
          </a>
          <span className="plain-quiet">{t(isDeepLink ? 'landing.deepLinkHint' : 'landing.signInHint')}</span>
        </div>
        {(hasFailed || isAway) && (
          <p className="plain-problem" role="alert">
            {t('landing.signInAway')}
          </p>
        )}
      </section>
      <ReviewPicture />
      <ol className="plain-steps">
        {steps.map((step) => (
          <li key={step}>
            <h2 className="plain-step-title">{t(`landing.steps.${step}.title`)}</h2>
            <p className="plain-step-text">{t(`landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
