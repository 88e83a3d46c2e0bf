import { getMailSettings, type MailSettings, saveMailSettings } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

export const mailSettingsQuery = queryOptions({
  queryKey: ['user', 'mail-settings'],
  queryFn: ({ signal }) => api.call(getMailSettings, { signal }),
})

export const save = (settings: MailSettings): Promise<MailSettings> =>
  api.call(saveMailSettings, { body: settings })
