import type { MasterDataKind } from '@schrankwerk/contracts'

/** Addresses of this area's pages. */
export const articleListPath = '/article'
export const newId = 'new'
export const articlePath = (id: string): string => `/article/${id}`
export const newArticlePath = articlePath(newId)

export const missingNumberListPath = '/missing-number'
export const missingNumberPath = (id: string): string => `/missing-number/${id}`

/** The dialog to import over the list of articles, with a configuration chosen. */
export const importDialogPath = (importConfigId?: string): string =>
  `${articleListPath}?${new URLSearchParams({ dialog: 'import', ...(importConfigId && { importConfigId }) })}`

export const importConfigListPath = '/import/config'
export const importConfigPath = (id: string): string => `/import/config/${id}`
export const newImportConfigPath = importConfigPath(newId)
/** A new configuration that an import waits for. */
export const newConfigForImportPath = `${newImportConfigPath}?for=import`

/** The operator's own parts lists; which one, `?id=` says. */
export const adminBomPath = '/import/stueckliste'

/** An import before it becomes visible. */
export const importProposalPath = (id: string): string => `/import/proposal/${id}`

export const fieldValuesPath = '/fieldvalues'
/** Master data whose names are nearly the same. */
export const lookalikesPath = `${fieldValuesPath}/lookalikes`
/** What was combined in the last day. */
export const combinationsPath = `${fieldValuesPath}/combinations`
const segments: Readonly<Record<MasterDataKind, string>> = {
  manufacturer: 'manufacturer',
  discountgroup: 'discount',
  unit: 'unit',
  wholesaler: 'wholesaler',
  eclass: 'eclass',
}
export const masterDataListPath = (kind: MasterDataKind): string => `${fieldValuesPath}/${segments[kind]}`
export const masterDataPath = (kind: MasterDataKind, id: string): string =>
  `${masterDataListPath(kind)}/${id}`
