import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/messages.json'

export type MessagesText = OwnText<typeof words>

export const useMessagesText = (): MessagesText => useOwnTexts('workflow-messages', words)
