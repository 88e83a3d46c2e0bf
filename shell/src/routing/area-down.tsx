import { usePageTitle } from '@schrankwerk/shell-api'
import { useLocation, useNavigate, useNavigation } from '@schrankwerk/shell-api/router'
import { Button, Inline, Notice, Page, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { LoadTimeout } from '../federation/load-remote.ts'
import { PortalTooOld, useRegistry } from '../federation/registry.ts'

interface AreaDownProps {
  id: string
  error: unknown
  attempts: number
}

/** An area whose code does not come; the rest of the portal works, and trying again needs no reload. */
export function AreaDown({ id, error, attempts }: AreaDownProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const location = useLocation()
  const isTrying = useNavigation().state !== 'idle'
  const name = useRegistry((registry) => registry.areas[id]?.label.de ?? id)
  usePageTitle(name)
  const isTooOld = error instanceof PortalTooOld
  const offersReload = isTooOld || error instanceof LoadTimeout || attempts > 1
  const retry = () => {
    void navigate(location, { replace: true, state: location.state })
  }
  return (
    <Page title={name}>
      <Notice tone="warning" title={t('areaDown.title', { name })}>
        <Stack gap={3}>
          <span>{t(isTooOld ? 'areaDown.portalTooOld' : 'areaDown.text')}</span>
          <Inline gap={2}>
            <Button variant="primary" loading={isTrying} onClick={retry}>
              {t('retry')}
            </Button>
            {offersReload && <Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
          </Inline>
        </Stack>
      </Notice>
    </Page>
  )
}
