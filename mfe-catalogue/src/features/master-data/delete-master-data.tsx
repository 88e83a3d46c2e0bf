import type { BulkChoice } from '@schrankwerk/portal-ui/list'
import { LazyPart, lazyCode } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { DeleteDialogProps } from './delete-dialog.tsx'
import type { Deleting, Named } from './master-data.ts'

const dialog = lazyCode(() => import('./delete-dialog.tsx'))

/** The dialog that deletes; its code comes when somebody asks for it. */
export function DeleteMasterData<Row extends Named>(props: DeleteDialogProps<Row>) {
  const { t } = useTranslation('catalogue')
  return (
    <LazyPart part={dialog} what={t('masterData.delete.dialog')}>
      {({ DeleteDialog }) => <DeleteDialog {...props} />}
    </LazyPart>
  )
}

/** For the list of one kind. */
export const deleteDialogOf =
  <Row extends Named>(of: Deleting<Row>) =>
  (choice: BulkChoice<Row>) => <DeleteMasterData of={of} {...choice} />
