import words from '../../../locales/settings.json'
import { type Text, useOwnTexts } from '../../use-own-texts.ts'

export type SettingsText = Text
export const useSettingsText = (): SettingsText => useOwnTexts('businessdata-settings', words)
