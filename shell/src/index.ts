import './start/nonce.ts'
import { isGreeted } from './landing/greeting.ts'

// Shared modules are agreed on before anything that uses them runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
// Beside it instead of after it; where it does not come, whoever shows the page says so.
if (isGreeted()) import(/* webpackChunkName: "landing" */ './landing/landing.tsx').catch(() => undefined)
