import { problemText } from '@schrankwerk/shell-api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type HeaderReading, type Place, readHeaders } from '../../import-config.api.ts'

export interface HeaderReader {
  /** What the chosen file looks like; undefined until one was chosen on this page. */
  reading: HeaderReading | undefined
  /** 0 to 1 while the file is on its way. */
  share: number | undefined
  filename: string | undefined
  failure: string | undefined
  choose: (file: File) => void
  /** Reads the chosen file again; false where none was chosen on this page. */
  reread: (place: Place) => boolean
  close: () => void
}

/** An import without a named sheet takes the first that is shown: another one has to be named to be read again. */
const sheetToName = ({ sheet, sheets }: HeaderReading): string | null =>
  sheet === (sheets.find(({ hidden }) => !hidden) ?? sheets[0])?.name ? null : sheet

/** Reads the headers of a file, and again when the row or the sheet is another. */
export function useHeaderReading(
  onRead: (reading: HeaderReading, sheet: string | null) => void,
): HeaderReader {
  const { t } = useTranslation('catalogue')
  const [file, setFile] = useState<File>()
  const [reading, setReading] = useState<HeaderReading>()
  const [share, setShare] = useState(0)
  const job = useMutation({
    mutationFn: (asked: { file: File; place: Place }) => {
      setShare(0)
      return readHeaders(asked.file, asked.place, setShare)
    },
    onSuccess: (next, asked) => {
      setFile(asked.file)
      setReading(next)
      onRead(next, asked.place.sheet ?? sheetToName(next))
    },
  })
  const { error } = job
  return {
    reading,
    share: job.isPending ? share : undefined,
    filename: job.variables?.file.name,
    failure: error ? problemText(error, t('config.file.failed')) : undefined,
    choose: (next) => job.mutate({ file: next, place: {} }),
    reread: (place) => {
      if (!file) return false
      job.mutate({ file, place })
      return true
    },
    close: () => {
      setFile(undefined)
      setReading(undefined)
      job.reset()
    },
  }
}
