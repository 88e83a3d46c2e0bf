import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from './drawing.tsx'
import classes from './landing.module.css'

const steps = ['list', 'match', 'offer'] as const

/**
 * What somebody who is not signed in sees, at any address: what the portal does, and the way to sign in.
 * Without `onSignIn` it is not yet known whether that is needed; `isAway` says that it cannot be found out.
 */
export function Landing({ onSignIn, isAway = false }: { onSignIn?: () => Promise<void>; isAway?: boolean }) {
  const { t } = useTranslation('shell')
  const [isLeaving, setLeaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const hasDeepLink = location.pathname !== '/'
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
    <div className={classes.page}>
      <section className={classes.greeting}>
        <h1 className={classes.title}>{t('landing.title')}</h1>
        <p className={classes.intro}>{t('landing.intro')}</p>
        <div className={classes.entry}>
          <button
            type="button"
            className={classes.button}
            disabled={(!onSignIn && !isAway) || isLeaving}
            aria-busy={isLeaving}
            onClick={isAway ? () => location.reload() : start}
          >
            {t(isAway ? 'retry' : 'signIn')}
          </button>
          <a className={classes.link} href="/register">
            {t('landing.register')}
          </a>
          <a className={classes.link} href="/forget">
            {t('landing.forgot')}
          </a>
          <span className={classes.quiet}>
            {t(hasDeepLink ? 'landing.deepLinkHint' : 'landing.signInHint')}
          </span>
        </div>
        {(hasFailed || isAway) && (
          <p className={classes.problem} role="alert">
            {t('landing.signInAway')}
          </p>
        )}
      </section>
      <Drawing className={classes.drawing ?? ''} label={t('landing.picture')} />
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h2 className={classes.stepTitle}>{t(`landing.steps.${step}.title`)}</h2>
            <p className={classes.stepText}>{t(`landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
