import type { FolderSettings } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { Button, Inline, SaveState, Stack } from '@schrankwerk/ui'
import { SwitchField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { Agreement } from './agreement.tsx'
import { ChangeFailure } from './change-failure.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { readSettings, type SettingsPart, saveSettings } from './settings.api.ts'
import { useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'
import { useSettingsChange } from './use-settings-change.ts'

const passwordState = ({ hasPassword, allowAnonymous }: FolderSettings) => {
  if (!hasPassword) return 'password.missing'
  return allowAnonymous ? 'password.there' : 'password.thereOff'
}

/** The two ways in for people outside, each saved as it is switched, and the password of the second. */
export function AccessSwitches({ folder }: { folder: SharedFolder }) {
  const t = useSettingsText()
  const { offerId, settings } = folder
  /** `first`: the password that is asked for is the one visitors are let in with next. */
  const [asking, setAsking] = useState<'password' | 'first'>()
  const saving = useSettingsChange({
    // What is saved right after another change is saved onto what that has left.
    send: async ({ part, onto }: { part: SettingsPart; onto: FolderSettings | 'latest' }) =>
      saveSettings(offerId, onto === 'latest' ? ((await readSettings(offerId)) ?? settings) : onto, part),
  })
  const lacksPassword =
    saving.error instanceof ProblemError && saving.error.code === 'folder-password-missing'
  const isAskingFirst = asking === 'first' || lacksPassword
  const save = (part: SettingsPart) => saving.mutate({ part, onto: settings })
  const shown = { ...settings, ...(saving.isPending ? saving.variables?.part : {}) }
  const obstacle = folder.state === 'open' ? undefined : t(`switches.${folder.state}`)
  const closeDialog = () => {
    setAsking(undefined)
    if (lacksPassword) saving.reset()
  }
  const passwordSet = () => {
    closeDialog()
    if (isAskingFirst) saving.mutate({ part: { allowAnonymous: true }, onto: 'latest' })
  }
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <SwitchField
          label={t('switches.external.label')}
          description={obstacle ?? t('switches.external.text')}
          disabled={obstacle !== undefined && !shown.allowExternal}
          value={shown.allowExternal}
          onChange={(allowExternal) => save({ allowExternal })}
        />
        {settings.allowExternal && <Agreement folder={folder} way="external" saving={saving} onSave={save} />}
      </Stack>
      <Stack gap={2}>
        <SwitchField
          label={t('switches.anonymous.label')}
          description={obstacle ?? t('switches.anonymous.text')}
          disabled={obstacle !== undefined && !shown.allowAnonymous}
          value={shown.allowAnonymous}
          onChange={(allowAnonymous) =>
            allowAnonymous && !settings.hasPassword ? setAsking('first') : save({ allowAnonymous })
          }
        />
        {settings.allowAnonymous && (
          <Agreement folder={folder} way="anonymous" saving={saving} onSave={save} />
        )}
      </Stack>
      <Inline gap={3} align="center">
        <span>{t(passwordState(settings))}</span>
        <Button small disabled={obstacle !== undefined} onClick={() => setAsking('password')}>
          {t(settings.hasPassword ? 'password.change' : 'password.set')}
        </Button>
        {saving.isPending && <SaveState state="saving" />}
      </Inline>
      {!lacksPassword && (
        <ChangeFailure
          error={saving.error}
          onRetry={() => saving.variables && saving.mutate({ ...saving.variables, onto: 'latest' })}
          onDiscard={saving.reset}
        />
      )}
      {(asking !== undefined || lacksPassword) && (
        <PasswordDialog folder={folder} isFirst={isAskingFirst} onClose={closeDialog} onDone={passwordSet} />
      )}
    </Stack>
  )
}
