import words from '../../../locales/log.json'
import { type Text, useOwnTexts } from '../../use-own-texts.ts'

export const useLogText = (): Text => useOwnTexts('businessdata-log', words)
