/** What a client says by itself where no answer comes, or none that it can read; servers say it too. */
export const noAnswer = {
  'part-down': {
    status: 503,
    detail:
      'Ein Teil des Portals ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
  },
  'request-timeout': {
    status: 503,
    detail: 'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  },
  unexpected: { status: 500, detail: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es erneut.' },
} as const
