import { usePageTitle } from '@schrankwerk/shell-api'
import { useLocation, useNavigate, useNavigation } from '@schrankwerk/shell-api/router'
import { Button, Inline, Notice, Page, Stack } from '@schrankwerk/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadTimeout } from '../federation/load-remote.ts'
import { PortalTooOld, useRegistry } from '../federation/registry.ts'
import { useIsOffline } from '../frame/use-is-offline.ts'

interface AreaDownProps {
  id: string
  error: unknown
  attempts: number
}

/** Tries again once the network is back: after what is under way, which may be another page that somebody went to. */
function useRetryOnline(retry: () => void, isTrying: boolean) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const onOnline = () => setDue(true)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return of the network
  useEffect(() => {
    if (!isDue || isTrying) return
    setDue(false)
    retry()
  }, [isDue, isTrying])
}

const wordsOf = (isTooOld: boolean, isOffline: boolean) => {
  if (isTooOld) return { title: 'areaDown.title', text: 'areaDown.portalTooOld' } as const
  if (isOffline) return { title: 'areaDown.offlineTitle', text: 'areaDown.offlineText' } as const
  return { title: 'areaDown.title', text: 'areaDown.text' } as const
}

/** An area whose code does not come; the rest of the portal works, and trying again needs no reload. */
export function AreaDown({ id, error, attempts }: AreaDownProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const location = useLocation()
  const isTrying = useNavigation().state !== 'idle'
  const isOffline = useIsOffline()
  const name = useRegistry((registry) => registry.areas[id]?.label.de ?? id)
  usePageTitle(name)
  const isTooOld = error instanceof PortalTooOld
  const retry = () => {
    void navigate(location, { replace: true, state: location.state })
  }
  useRetryOnline(retry, isTrying)
  // Offline, a reload would end the portal.
  const offersReload = !isOffline && (isTooOld || error instanceof LoadTimeout || attempts > 1)
  const words = wordsOf(isTooOld, isOffline)
  return (
    <Page title={name}>
      <Notice tone="warning" title={t(words.title, { name })}>
        <Stack gap={3}>
          <span>{t(words.text)}</span>
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
