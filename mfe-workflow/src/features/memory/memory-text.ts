import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/memory.json'

export const useMemoryText = (): OwnText => useOwnTexts('workflow-memory', words)
