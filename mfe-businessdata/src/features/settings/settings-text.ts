import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/settings.json'

export type SettingsText = OwnText<typeof words>

export const useSettingsText = (): SettingsText => useOwnTexts('businessdata-settings', words)
