import type { ImportConfig, ImportConfigInput } from '@schrankwerk/contracts'
import { type ObjectForm, useObjectForm } from '@schrankwerk/portal-ui/form'
import { useTranslation } from 'react-i18next'
import { create, read, rememberConfig, update } from '../../import-config.api.ts'
import { importConfigPath, importDialogPath } from '../../paths.ts'
import { checkConfig, configProblem, type ReadFile } from './check-config.ts'
import {
  type ConfigValues,
  changedFields,
  emptyConfig,
  inputOf,
  isReadFromFile,
  valuesOf,
} from './config-values.ts'

export type ConfigForm = ObjectForm<ImportConfig, ConfigValues>

/** The form of one import configuration, or of a new one; one that an import waits for leads back there. */
export function useConfigForm(
  config: ImportConfig | undefined,
  { file, isForImport }: { file: ReadFile | undefined; isForImport: boolean },
): ConfigForm {
  const { t } = useTranslation('catalogue')
  return useObjectForm<ImportConfig, ConfigValues, ImportConfigInput>({
    kind: 'importConfig',
    saved: config,
    empty: emptyConfig,
    valuesOf,
    changedFields,
    inputOf,
    isLinked: isReadFromFile,
    check: (values) => checkConfig(values, file, t),
    refusedFields: (problem, values) => configProblem(problem, values, t),
    create,
    update,
    read,
    remember: rememberConfig,
    path: isForImport ? importDialogPath : importConfigPath,
    // What the file showed belongs to the page, not to what is saved.
    kept: ({ columns }) => ({ columns }),
    words: {
      saved: t('config.save.saved'),
      created: t('config.save.created'),
      failed: (detail) => t('config.save.failed', { detail }),
    },
  })
}
