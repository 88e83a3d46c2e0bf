import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const petrol: MantineColorsTuple = [
  '#e6f3f5',
  '#cde6e9',
  '#a1ced5',
  '#72b6c0',
  '#4a9fab',
  '#2f8c99',
  '#1d7b89',
  '#0f6a78',
  '#0a5866',
  '#063f4a',
]

const gray: MantineColorsTuple = [
  '#f7f9fa',
  '#eff2f4',
  '#e3e8eb',
  '#d3dade',
  '#b7c1c8',
  '#8c99a2',
  '#6d7a83',
  '#55626b',
  '#39454d',
  '#1f292f',
]

const dark: MantineColorsTuple = [
  '#dde3e6',
  '#b9c3c9',
  '#98a4ab',
  '#74818a',
  '#48545c',
  '#364048',
  '#283138',
  '#1b2328',
  '#151b20',
  '#0e1317',
]

/**
 * Fixed for the whole product: its variables stand in `theme.css`, so that no style element is made at run
 * time and a strict policy needs no exception. This folder's test names what differs.
 */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 6 },
  autoContrast: true,
  colors: { petrol, gray, dark },
  black: '#1a2328',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  headings: {
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontWeight: '620',
  },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    InputWrapper: {
      // A hint above its box would push it out of the row of its neighbours.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { root: 'kit-field', label: 'kit-label', description: 'kit-hint', error: 'kit-hint' },
    },
    Input: { classNames: { wrapper: 'kit-input' } },
  },
})

/** Placeholders, errors and borders darker than Mantine's own, for contrast. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-placeholder': '#5d6a73',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-dimmed': '#55626b',
    '--mantine-color-default-border': '#7c8992',
    '--mantine-color-anchor': '#0a5866',
  },
  dark: {
    '--mantine-color-placeholder': '#98a4ab',
    '--mantine-color-error': '#ffa69c',
    '--mantine-color-dimmed': '#b9c3c9',
    '--mantine-color-default-border': '#7d8a93',
    '--mantine-color-anchor': '#72b6c0',
  },
})
