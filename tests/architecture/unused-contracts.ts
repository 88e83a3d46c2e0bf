// What the contracts promise and nobody keeps or asks for. These lists may only shrink.

/** Calls that no service answers yet. */
export const unanswered: readonly string[] = []

/** Calls that no screen and no service makes yet. */
export const uncalled: readonly string[] = [
  // The page asks checkLink, which knows the length that a password needs as well; this one is documented.
  'verifyPasswordReset',
  // Pages download by ticket; the documented calls stay for other clients.
  'getFile',
  'getBomFile',
  'downloadAllFiles',
  'downloadBusinessData',
  'getArticleExportFile',
  'getArticleImportFile',
  'getSkippedLines',
  'getAdminBomFile',
  'downloadAllOfAdminBom',
  // Documented for other clients; the portal's own screens ask other calls, or come later.
  'getUsers',
  'getFileNames',
  'searchArticles',
  'deleteArticle',
  'replaceArticle',
  'getManufacturers',
  'getEclassMappings',
  'getEclassOfArticles',
]

/** Events that their service never publishes. */
export const unpublished: readonly string[] = []
