/** What a file has to begin with. `text`: no signature exists, so it must not look like a page or a program. */
type Content = 'zip' | 'ole' | 'pdf' | 'jpeg' | 'png' | 'gif' | 'text' | 'opaque'

/** Every extension the product takes or makes, its media type and the content it must have. */
export const mediaTypes: Readonly<Record<string, { mediaType: string; content: readonly Content[] }>> = {
  pdf: { mediaType: 'application/pdf', content: ['pdf'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: ['zip', 'ole'],
  },
  doc: { mediaType: 'application/msword', content: ['ole'] },
  // Excel opens both by content, and both are sent under either name; OLE2 in .xlsx is also the encrypted form.
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: ['zip', 'ole'],
  },
  xls: { mediaType: 'application/vnd.ms-excel', content: ['ole', 'zip', 'text'] },
  xlsb: { mediaType: 'application/vnd.ms-excel.sheet.binary.macroEnabled.12', content: ['zip', 'ole'] },
  ods: { mediaType: 'application/vnd.oasis.opendocument.spreadsheet', content: ['zip'] },
  csv: { mediaType: 'text/csv', content: ['text'] },
  txt: { mediaType: 'text/plain', content: ['text'] },
  jpeg: { mediaType: 'image/jpeg', content: ['jpeg'] },
  jpg: { mediaType: 'image/jpeg', content: ['jpeg'] },
  png: { mediaType: 'image/png', content: ['png'] },
  gif: { mediaType: 'image/gif', content: ['gif'] },
  pau: { mediaType: 'application/octet-stream', content: ['opaque'] },
  pbt: { mediaType: 'application/octet-stream', content: ['opaque'] },
  pku: { mediaType: 'application/octet-stream', content: ['opaque'] },
  ppr: { mediaType: 'application/octet-stream', content: ['opaque'] },
  prp: { mediaType: 'application/octet-stream', content: ['opaque'] },
  pvb: { mediaType: 'application/octet-stream', content: ['opaque'] },
  zip: { mediaType: 'application/zip', content: ['zip'] },
}

/** The last extension in lower case, without its dot; empty if there is none. */
export const extensionOf = (filename: string) =>
  /\.([A-Za-z0-9]{1,8})$/.exec(filename)?.[1]?.toLowerCase() ?? ''

/** By extension from our own table, never what an uploader claimed. */
export const mediaTypeOf = (filename: string) =>
  mediaTypes[extensionOf(filename)]?.mediaType ?? 'application/octet-stream'
