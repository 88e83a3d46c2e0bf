import { extensionOf } from '@schrankwerk/domain'
import {
  IconFile,
  IconFileCode,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const kinds = {
  pdf: { Icon: IconFileTypePdf, extensions: ['pdf'] },
  text: { Icon: IconFileText, extensions: ['doc', 'docx', 'txt'] },
  table: { Icon: IconTable, extensions: ['xls', 'xlsx', 'csv'] },
  image: { Icon: IconPhoto, extensions: ['jpeg', 'jpg', 'png', 'gif'] },
  code: { Icon: IconFileCode, extensions: ['pau', 'pbt', 'pku', 'ppr', 'prp', 'pvb'] },
  zip: { Icon: IconFileZip, extensions: ['zip'] },
  other: { Icon: IconFile, extensions: [] },
} as const
type Kind = keyof typeof kinds

const kindOf = (filename: string): Kind => {
  const extension = extensionOf(filename)
  const found = Object.entries(kinds).find(([, { extensions }]) =>
    (extensions as readonly string[]).includes(extension),
  )
  return (found?.[0] as Kind | undefined) ?? 'other'
}

export const isPdf = (filename: string): boolean => kindOf(filename) === 'pdf'

/** The picture of a file's type, with its name for those who do not see it. */
export function FileKind({ filename }: { filename: string }) {
  const { t } = useTranslation('businessdata')
  const kind = kindOf(filename)
  const { Icon } = kinds[kind]
  return (
    <>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className="kit-hidden">{t(`folder.kind.${kind}`)}: </span>
    </>
  )
}
