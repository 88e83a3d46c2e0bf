import { useSession } from '@schrankwerk/shell-api'
import { SwitchField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { chooseDesktop } from './choose-desktop.ts'
import { useWantsDesktop } from './desktop-choice.ts'
import { useMessagesText } from './messages-text.ts'

type Obstacle = 'denied' | 'dismissed' | 'unsupported'

const obstacleNow = (): Obstacle | undefined => {
  if (!('Notification' in globalThis)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** Whether this browser tells of new messages; it is asked for leave at the click, never before. */
export function DesktopSwitch() {
  const t = useMessagesText()
  const { user } = useSession()
  const isWanted = useWantsDesktop(user.id)
  const [refused, setRefused] = useState<Obstacle>()
  const obstacle = obstacleNow() ?? refused
  const change = async (isOn: boolean) => {
    if (!isOn) return chooseDesktop(user.id, false)
    const permission = await Notification.requestPermission()
    setRefused(permission === 'default' ? 'dismissed' : permission === 'denied' ? 'denied' : undefined)
    if (permission === 'granted') chooseDesktop(user.id, true)
  }
  return (
    <SwitchField
      label={t('desktop.label')}
      description={t(obstacle === undefined ? 'desktop.hint' : `desktop.${obstacle}`)}
      value={isWanted && obstacle === undefined}
      disabled={obstacle === 'unsupported'}
      onChange={(isOn) => void change(isOn)}
    />
  )
}
