import {
  type BodyInput,
  endVisibility,
  type FolderSettings,
  getBusinessData,
  inviteAgain,
  saveFolderSettings,
  setFolderPassword,
  shareFolder,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'

type Settings = Omit<BodyInput<typeof saveFolderSettings>, 'offerId' | 'editVersion'>
export type SettingsPart = Partial<Settings>
export type Entry = BodyInput<typeof shareFolder>['visibilityEntries'][number]

/** Saves a part of the settings; the rest goes as it is in `settings`. */
export const saveSettings = (offerId: string, settings: FolderSettings, part: SettingsPart) => {
  const { editVersion, allowExternal, allowAnonymous, types } = settings
  return api.call(saveFolderSettings, {
    body: { offerId, editVersion, allowExternal, allowAnonymous, types, ...part },
  })
}

/** The settings as they are now, for what is saved right after another change. */
export const readSettings = async (offerId: string): Promise<FolderSettings | null> =>
  (await api.call(getBusinessData, { query: { offerId } })).settings

export const setPassword = (offerId: string, { editVersion }: FolderSettings, password: string) =>
  api.call(setFolderPassword, { query: { offerId }, body: { password, editVersion } })

/** Puts these in the place of all entries of the own side. */
export const share = (offerId: string, { editVersion }: FolderSettings, visibilityEntries: Entry[]) =>
  api.call(shareFolder, { body: { offerId, editVersion, visibilityEntries } })

export const endEntry = (offerId: string, { editVersion }: FolderSettings, entryId: string) =>
  api.call(endVisibility, { body: { offerId, entryId, editVersion } })

export const invite = (offerId: string, entryId: string) =>
  api.call(inviteAgain, { body: { offerId, entryId } })
