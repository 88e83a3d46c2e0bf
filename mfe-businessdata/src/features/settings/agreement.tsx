import { otherSide } from '@schrankwerk/domain/folder-openings'
import { Button, Inline } from '@schrankwerk/ui'
import { companyOf } from '../../folder/company-of.ts'
import type { SettingsPart } from './settings.api.ts'
import { useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'

export interface AgreementProps {
  folder: SharedFolder
  way: 'external' | 'anonymous'
  saving: { isPending: boolean; variables: { part: SettingsPart } | undefined }
  onSave: (part: SettingsPart) => void
}

/** Whose files are shown to those who come in this way, and the own agreement to it, which can be taken back in a closed folder too. */
export function Agreement({ folder, way, saving, onSave }: AgreementProps) {
  const t = useSettingsText()
  const { side, agreed } = folder.settings
  const [mine, theirs] = [agreed[way][side], agreed[way][otherSide(side)]]
  const state = mine ? (theirs ? 'both' : 'mine') : theirs ? 'theirs' : 'none'
  const isSaving = saving.isPending && saving.variables?.part.agree?.[way] !== undefined
  return (
    <Inline gap={3} align="center">
      <span>{t(`agreement.${way}.${state}`, { company: companyOf(folder, otherSide(side)) })}</span>
      {(folder.state === 'open' || mine) && (
        <Button
          small
          loading={isSaving}
          aria-label={t(`agreement.${mine ? 'withdraw' : 'agree'}.${way}`)}
          onClick={() => onSave({ agree: { [way]: !mine } })}
        >
          {t(`agreement.${mine ? 'withdraw' : 'agree'}.verb`)}
        </Button>
      )}
    </Inline>
  )
}
