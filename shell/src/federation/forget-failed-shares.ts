import {
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
} from '@module-federation/enhanced/runtime'

/**
 * The runtime keeps the rejected promise of a shared module and answers every later attempt with it. Forgotten,
 * the next attempt fetches the module again.
 */
const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = undefined
      }
    }
  },
}

/** Makes "try again" work for what the kit brings: for the shell, and for every remote that starts after this. */
export const startForgettingFailedShares = (): void => {
  registerPlugins([forgetFailedShares])
  registerGlobalPlugins([forgetFailedShares])
}
