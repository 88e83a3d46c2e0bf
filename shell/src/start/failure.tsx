import { useTranslation } from 'react-i18next'
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
      <div className="plain-greeting" role="alert">
        <h1 className="plain-title">{t('failed.title')}</h1>
        <p className="plain-intro">{textOf(detail) ?? t('failed.text')}</p>
        {marks && <p className="plain-quiet">{marks}</p>}
        <div className="plain-entry">
          <button type="button" className="plain-button" onClick={() => location.reload()}>
            {t('retry')}
          </button>
        </div>
      </div>
    </PlainFrame>
  )
}
