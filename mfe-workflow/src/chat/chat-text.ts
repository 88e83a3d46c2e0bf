import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../locales/de/chat.json'

export const useChatText = (): OwnText => useOwnTexts('workflow-chat', words)
