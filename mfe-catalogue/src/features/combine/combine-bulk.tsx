import type { CombinableKind } from '@schrankwerk/contracts'
import type { BulkChoice } from '@schrankwerk/portal-ui/list'
import { LazyPart, lazyCode } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { CombineDialogProps } from './combine-dialog.tsx'

const dialog = lazyCode(() => import('./combine-dialog.tsx'))

/** The dialog that makes several one; its code comes when somebody asks for it. */
export function Combine(props: CombineDialogProps) {
  const { t } = useTranslation('catalogue')
  return (
    <LazyPart part={dialog} what={t('combine.what')}>
      {({ CombineDialog }) => <CombineDialog {...props} />}
    </LazyPart>
  )
}

/** For the list of one kind. */
export const combineDialogOf =
  (kind: CombinableKind) =>
  ({ items, onClose, onDone }: BulkChoice<{ id: string; usedByArticleAmount: number }>) => (
    <Combine kind={kind} items={items} onClose={onClose} onCombined={() => onDone([])} />
  )
