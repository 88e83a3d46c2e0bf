import './start/nonce.ts'

// Shared modules are agreed on before anything that uses them runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
