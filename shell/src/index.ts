import './start/nonce.ts'
import { comesFromSignIn, wasSignedIn } from './session/sign-in-hint.ts'

// Shared modules are agreed on before anything that uses them runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
// Beside it instead of after it; where it does not come, whoever shows the page says so.
if (!wasSignedIn() && !comesFromSignIn() && location.pathname === '/')
  import(/* webpackChunkName: "landing" */ './landing/landing.tsx').catch(() => undefined)
