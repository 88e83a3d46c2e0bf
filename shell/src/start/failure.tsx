import { useTranslation } from 'react-i18next'
import classes from '../landing/landing.module.css'
import { PlainFrame } from '../landing/plain-frame.tsx'

interface Said {
  detail?: unknown
  code?: unknown
  requestId?: unknown
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Nothing works without configuration, sign-in and the own user; or something broke outside of every page. */
export function Failure({ error }: { error?: unknown }) {
  const { t } = useTranslation('shell')
  const { detail, code, requestId }: Said = typeof error === 'object' && error !== null ? error : {}
  const marks = [textOf(code), textOf(requestId)].filter((mark) => mark !== undefined).join(' · ')
  return (
    <PlainFrame>
      <div className={classes.greeting} role="alert">
        <h1 className={classes.title}>{t('failed.title')}</h1>
        <p className={classes.intro}>{textOf(detail) ?? t('failed.text')}</p>
        {marks && <p className={classes.quiet}>{marks}</p>}
        <div className={classes.entry}>
          <button type="button" className={classes.button} onClick={() => location.reload()}>
            {t('retry')}
          </button>
        </div>
      </div>
    </PlainFrame>
  )
}
