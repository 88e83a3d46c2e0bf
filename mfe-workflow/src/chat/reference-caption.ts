import type { Reference } from '@schrankwerk/contracts'
import { useTranslation } from 'react-i18next'
import { useChatText } from './chat-text.ts'

/** „zu Zeile 17", „zu Norm", „zu Schaltplan.pdf, Seite 3". */
export function useReferenceCaption(): (reference: Reference) => string {
  const t = useChatText()
  const { t: workflowText } = useTranslation('workflow')
  return (reference) => {
    if (reference.kind === 'LINE') return t('reference.line', { position: reference.position })
    if (reference.kind === 'CONDITION')
      return t('reference.condition', { name: workflowText(`conditions.field.${reference.field}`) })
    if (reference.kind === 'FILE') return t('reference.file', { name: reference.filename })
    return t('reference.place', { name: reference.filename, page: reference.page })
  }
}
