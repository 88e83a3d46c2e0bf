import type { Message } from '@schrankwerk/contracts'
import { useSingleMutation } from '@schrankwerk/shell-api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mergeMessages, messagesKey, readMessages } from './conversation.api.ts'

/** Which of the shown ones are the first: positions have no gap, so that only position 1 has none in front of it. */
const firstOf = (messages: readonly Message[] | undefined): number => messages?.[0]?.position ?? 1

/** From where on all are shown that one has not read: further back where not even the first shown one is read. */
const firstReadIn = (messages: readonly Message[]): number =>
  messages[0]?.read === false ? 1 : firstOf(messages)

/** So many calls bring what is shown up to date: each event asks for it, however far back somebody has looked. */
const callsAtOnce = 3

/** The messages of a conversation from some position on up to the latest, without a gap. */
export function useMessages(conversationId: string) {
  const cache = useQueryClient()
  const queryKey = messagesKey(conversationId)
  const shown = () => cache.getQueryData<Message[]>(queryKey)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      let messages = await readMessages(conversationId, undefined, signal)
      // What had been loaded before stays in sight; and all that is new begins at its first one.
      for (
        let calls = 1;
        firstOf(messages) > (shown() ? firstOf(shown()) : firstReadIn(messages));
        calls += 1
      ) {
        const known = shown()
        const last = known?.at(-1)
        if (calls >= callsAtOnce && known && last && firstOf(messages) <= last.position + 1)
          return mergeMessages(known, messages)
        const older = await readMessages(conversationId, firstOf(messages), signal)
        if (older.length === 0) break
        messages = mergeMessages(older, messages)
      }
      return messages
    },
  })
  const loadOlder = async (): Promise<boolean> => {
    const before = firstOf(shown())
    if (before <= 1) return false
    const older = await readMessages(conversationId, before)
    cache.setQueryData<Message[]>(queryKey, (messages) => mergeMessages(older, messages ?? []))
    return older.length > 0
  }
  const older = useSingleMutation({ mutationFn: loadOlder })
  /** Loads back until the message is there, or there are none left. */
  const reaching = useSingleMutation<void, string>({
    mutationFn: async (messageId) => {
      while (!shown()?.some(({ id }) => id === messageId)) if (!(await loadOlder())) return
    },
  })
  return {
    messages: query.data,
    /** False while what is shown may be old. */
    isCurrent: query.data !== undefined && (query.isFetchedAfterMount || !query.isFetching),
    error: query.error,
    refetch: query.refetch,
    hasOlder: firstOf(query.data) > 1,
    older,
    reach: reaching.mutate,
  }
}
