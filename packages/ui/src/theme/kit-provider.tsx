import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Toasts } from '../feedback/toasts.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

export interface KitProviderProps {
  children: ReactNode
  /** For style elements made at run time; otherwise taken from `<meta name="csp-nonce">`. */
  nonce?: string
}

const colorSchemeManager = localStorageColorSchemeManager({ key: 'schrankwerk:color-scheme' })

const nonceOfPage = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Theme and toasts. Once in the shell, and around a component under test. */
export function KitProvider({ children, nonce }: KitProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      getStyleNonce={() => nonce ?? nonceOfPage()}
    >
      {children}
      <Toasts />
    </MantineProvider>
  )
}
