import {
  IconFile,
  IconFileCode,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'

const kinds = {
  pdf: { Icon: IconFileTypePdf, name: 'PDF-Dokument', extensions: ['pdf'] },
  text: { Icon: IconFileText, name: 'Textdokument', extensions: ['doc', 'docx', 'txt'] },
  table: { Icon: IconTable, name: 'Tabelle', extensions: ['xls', 'xlsx', 'xlsb', 'ods', 'csv'] },
  picture: { Icon: IconPhoto, name: 'Bild', extensions: ['jpeg', 'jpg', 'png', 'gif'] },
  production: {
    Icon: IconFileCode,
    name: 'Fertigungsdaten',
    extensions: ['pau', 'pbt', 'pku', 'ppr', 'prp', 'pvb'],
  },
  archive: { Icon: IconFileZip, name: 'Archiv', extensions: ['zip'] },
  other: { Icon: IconFile, name: 'Datei', extensions: [] },
} as const
type Kind = keyof typeof kinds

/** What a file's name says it is. */
export const kindOf = (filename: string): Kind => {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  const found = Object.entries(kinds).find(([, { extensions }]) =>
    (extensions as readonly string[]).includes(extension),
  )
  return (found?.[0] as Kind | undefined) ?? 'other'
}

/** Whether a browser can show it without any other program. */
export const canBeShown = (filename: string): boolean => ['pdf', 'picture'].includes(kindOf(filename))

/** The sign of a file's kind, in words for those who do not see it. */
export function FileKind({ filename }: { filename: string }) {
  const { Icon, name } = kinds[kindOf(filename)]
  return (
    <>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className="kit-hidden">{name}: </span>
    </>
  )
}
