import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/messages.json'

export const useMessagesText = (): OwnText => useOwnTexts('workflow-messages', words)
