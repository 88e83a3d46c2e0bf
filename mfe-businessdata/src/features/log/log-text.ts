import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/log.json'

export type LogText = OwnText<typeof words>

export const useLogText = (): LogText => useOwnTexts('businessdata-log', words)
