/** The name in a `Content-Disposition`, as our services write it. */
const filenameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : ''
}

/** Hands a file that a call answered to the browser, under its own name. For small ones: it is held in memory. */
export async function saveAnswer(answer: Response): Promise<void> {
  const href = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = href
  link.download = filenameIn(answer.headers.get('content-disposition'))
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
