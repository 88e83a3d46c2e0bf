import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../locales/de/chat.json'

export type ChatText = OwnText<typeof words>

export const useChatText = (): ChatText => useOwnTexts('workflow-chat', words)
