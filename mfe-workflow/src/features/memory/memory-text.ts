import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/memory.json'

export type MemoryText = OwnText<typeof words>

export const useMemoryText = (): MemoryText => useOwnTexts('workflow-memory', words)
