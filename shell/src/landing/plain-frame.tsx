import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './landing.module.css'

const legalPages = ['imprint', 'privacy', 'avb', 'tom', 'subcontractors'] as const

/** The portal's look without its code. `bare` is for content that brings its own margins. */
export function PlainFrame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <a className={classes.brand} href="/">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          Schrankwerk
        </a>
      </header>
      <main className={bare ? classes.bareMain : classes.main}>{children}</main>
      <footer className={classes.footer}>
        <nav className={classes.legal} aria-label={t('legal.menu')}>
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
