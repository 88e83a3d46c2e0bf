/** A file as it was dropped, chosen or pasted, with the directories it lay in, the outermost first. */
export interface DroppedFile {
  file: File
  directories: readonly string[]
}

export interface Dropped {
  files: DroppedFile[]
  /** Hidden and system files; nobody meant to share them. */
  leftOut: string[]
}

const systemFiles = new Set(['thumbs.db', 'desktop.ini', 'ehthumbs.db', '__macosx', '$recycle.bin'])

const isLeftOut = (name: string) =>
  name.startsWith('.') || name.startsWith('~$') || systemFiles.has(name.toLowerCase())

/** What was dropped, with whole directories. To be called while the drop is handled: later the browser forgets it. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<Dropped> {
  const entries = Array.from(items ?? [])
    .map((item) => item.webkitGetAsEntry?.())
    .filter((entry) => entry !== null && entry !== undefined)
  if (entries.length === 0) return chosenFiles(files)
  const dropped: Dropped = { files: [], leftOut: [] }
  for (const entry of entries) await gather(entry, [], dropped)
  return dropped
}

/** What was chosen by a button; a directory's files carry their way in it. */
export function chosenFiles(chosen: Iterable<File>): Dropped {
  const dropped: Dropped = { files: [], leftOut: [] }
  for (const file of chosen) {
    const way = (file.webkitRelativePath || file.name).split('/')
    const hidden = way.find(isLeftOut)
    if (hidden === undefined) dropped.files.push({ file, directories: way.slice(0, -1) })
    else dropped.leftOut.push(file.name)
  }
  return dropped
}

/** What was pasted: files, or a picture, which gets a name of the moment. */
export function pastedFiles({ files }: DataTransfer, now: Date): Dropped {
  return chosenFiles(Array.from(files, (file) => (isNameless(file) ? namedByTime(file, now) : file)))
}

// What browsers call a picture that never was a file.
const isNameless = ({ name, type }: File) =>
  type.startsWith('image/') && /^(image|grafik|unbenannt)?\.(png|jpe?g|gif)$/i.test(name)

function namedByTime(file: File, now: Date): File {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('-')
  const extension = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
  return new File([file], `Bild ${day} ${time}${extension}`, { type: file.type })
}

async function gather(
  entry: FileSystemEntry,
  directories: readonly string[],
  dropped: Dropped,
): Promise<void> {
  if (isLeftOut(entry.name)) {
    dropped.leftOut.push(entry.name)
    return
  }
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    dropped.files.push({ file, directories })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  // A browser hands out a hundred at a time, and nothing at the end.
  for (let some = await next(); some.length > 0; some = await next())
    for (const one of some) await gather(one, [...directories, entry.name], dropped)
}

/** There is one level of subfolders: directories within one another become one name. */
export const subfolderNameOf = (directories: readonly string[]): string | undefined =>
  directories.length === 0 ? undefined : directories.join(' – ').slice(0, 200)
