import { useParams } from '@schrankwerk/shell-api/router'
import { FolderLog } from '../features/log/folder-log.tsx'

export function Component() {
  const { id = '' } = useParams()
  return <FolderLog key={id} offerId={id} />
}
