import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/settings.json'

export const useSettingsText = (): OwnText => useOwnTexts('businessdata-settings', words)
