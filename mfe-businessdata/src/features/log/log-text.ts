import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/log.json'

export const useLogText = (): OwnText => useOwnTexts('businessdata-log', words)
