import type { exportPerson, getAvv } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'

/** Has the browser keep the file that a call answers; under the name that the answer gives it, if any. */
export async function saveAnswer(
  call: typeof getAvv | typeof exportPerson,
  fallbackName: string,
): Promise<void> {
  const answer = (await api.call(call)) as Response
  const named = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = named ? decodeURIComponent(named) : fallbackName
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(address)
}
