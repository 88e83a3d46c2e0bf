import type { Permission } from '@schrankwerk/contracts'
import { otherSide } from '@schrankwerk/domain/folder-openings'
import { Inline, Muted, SaveState, Stack } from '@schrankwerk/ui'
import { CheckboxField, Fieldset } from '@schrankwerk/ui/forms'
import { companyOf } from '../../folder/company-of.ts'
import { ChangeFailure } from './change-failure.tsx'
import { withRead, withWrite } from './rights.ts'
import { saveSettings } from './settings.api.ts'
import { useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'
import { useSettingsChange } from './use-settings-change.ts'

/** What people of the two companies may who are no admins: the own side's to be set, the other's to be read. */
export function TypeRights({ folder }: { folder: SharedFolder }) {
  const t = useSettingsText()
  const { settings, offerId, state } = folder
  const { side, types } = settings
  const other = otherSide(side)
  const saving = useSettingsChange({
    send: (mine: Permission) => saveSettings(offerId, settings, { types: { ...types, [side]: mine } }),
  })
  const mine = (saving.isPending ? saving.variables : undefined) ?? types[side]
  /** In a closed folder rights can only be taken away. */
  const isDisabled = (right: keyof Permission) => state === 'closed' && !mine[right]
  return (
    <Stack gap={3}>
      <Fieldset legend={t('types.mine', { company: companyOf(folder, side) })}>
        <Inline gap={5} align="center">
          <CheckboxField
            label={t('right.read')}
            disabled={isDisabled('read')}
            value={mine.read}
            onChange={(read) => saving.mutate(withRead(mine, read))}
          />
          <CheckboxField
            label={t('right.write')}
            disabled={isDisabled('write')}
            value={mine.write}
            onChange={(write) => saving.mutate(withWrite(mine, write))}
          />
          {saving.isPending && <SaveState state="saving" />}
        </Inline>
      </Fieldset>
      {state === 'closed' && <Muted>{t('types.closed')}</Muted>}
      <ChangeFailure
        error={saving.error}
        onRetry={() => saving.variables && saving.mutate(saving.variables)}
        onDiscard={saving.reset}
      />
      <p>
        {t(`types.theirs.${types[other].write ? 'write' : types[other].read ? 'read' : 'none'}`, {
          company: companyOf(folder, other),
        })}
      </p>
    </Stack>
  )
}
