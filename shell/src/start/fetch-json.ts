/** Fetches a small JSON file of the portal; fails on a refusal, on other content and after `timeoutMs`. */
export const fetchJson = async <Content>(address: string, timeoutMs = 3000): Promise<Content> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Content
}
