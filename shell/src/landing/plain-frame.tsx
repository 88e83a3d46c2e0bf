import type { ReactNode } from 'react'
import classes from './landing.module.css'

/** The portal's look without its code. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <a className={classes.brand} href="/">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          Schrankwerk
        </a>
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>Version v{__SHELL_VERSION__}</footer>
    </div>
  )
}
