const key = 'schrankwerk:chat-closed'

/** Whether a chat opens without being asked to: not in a browser where one has closed it. */
export const opensByItself = (): boolean => {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return true
  }
}

export const rememberClosed = (isClosed: boolean): void => {
  try {
    if (isClosed) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without a storage it opens by itself every time.
  }
}
