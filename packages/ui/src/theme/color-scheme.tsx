import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu } from '../buttons/menu.tsx'

export type ColorScheme = 'light' | 'dark' | 'auto'

/** `auto` follows the system; the choice is kept in this browser. */
export function useColorScheme(): { scheme: ColorScheme; setScheme: (scheme: ColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return { scheme: colorScheme, setScheme: setColorScheme }
}

const choices = [
  { scheme: 'auto', label: 'Wie das System', Icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Hell', Icon: IconSun },
  { scheme: 'dark', label: 'Dunkel', Icon: IconMoon },
] as const

/** Menu in the header that switches between light, dark and the system's choice. */
export function ColorSchemeSwitch() {
  const { scheme, setScheme } = useColorScheme()
  const { Icon, label } = choices.find((choice) => choice.scheme === scheme) ?? choices[0]
  return (
    <Menu
      label="Darstellung"
      trigger={
        <IconButton label={`Darstellung: ${label}`} variant="quiet">
          <Icon size={20} stroke={1.75} />
        </IconButton>
      }
      items={choices.map((choice) => ({
        key: choice.scheme,
        label: choice.label,
        icon: <choice.Icon size={18} stroke={1.75} />,
        onSelect: () => setScheme(choice.scheme),
      }))}
    />
  )
}
