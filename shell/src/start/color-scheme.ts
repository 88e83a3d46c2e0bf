/** Set by the kit's switch. */
const chosenKey = 'schrankwerk:color-scheme'

/** Light or dark before the kit, which takes over later, is there. */
export const startColorScheme = (): void => {
  const chosen = localStorage.getItem(chosenKey)
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}
