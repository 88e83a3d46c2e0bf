import { useSession } from '@schrankwerk/shell-api'
import { Navigate } from '@schrankwerk/shell-api/router'
import { startPage } from './access.ts'

export function StartPage() {
  const { user } = useSession()
  return <Navigate to={startPage(user)} replace />
}
