/** Long enough for the browser to have taken the content over. */
const releaseAfterMs = 60_000

/** Hands an answer's content to the browser as a download. Fails where the content breaks off. */
export async function saveResponse(response: Response, filename: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs)
}
