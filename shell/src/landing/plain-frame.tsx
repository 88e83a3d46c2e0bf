import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { endGreeting } from './greeting.ts'

const legalPages = ['imprint', 'privacy', 'avb', 'tom', 'subcontractors'] as const

/** The portal's look without its code. `bare` is for content that brings its own margins. */
export function PlainFrame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  const { t } = useTranslation('shell')
  useLayoutEffect(endGreeting, [])
  return (
    <div className="plain-frame">
      <header className="plain-header">
        <a className="plain-brand" href="/">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          Schrankwerk
        </a>
      </header>
      <main className={bare ? 'plain-bare-main' : 'plain-main'}>{children}</main>
      <footer className="plain-footer">
        <nav className="plain-legal" aria-label={t('legal.menu')}>
          {legalPages.map((page) => (
            <a key={page} href={`/${page}`}>
              {t(`legal.${page}`)}
            </a>
          ))}
        </nav>
        <span>Version v{__SHELL_VERSION__}</span>
      </footer>
    </div>
  )
}
