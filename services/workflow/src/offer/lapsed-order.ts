/** What its supplier reads where an order lapsed on an enquiry that takes no offers any more. */
const lapsedForGood = 'Bestellung verfallen, die Anfrage nimmt keine Angebote mehr an'

/** What an order is once it lapsed: open again, or declined where its enquiry takes no offers any more. */
export const lapsedOrder = (to: 'OPEN' | 'DECLINED') => ({
  state: to,
  accept_date: null,
  ...(to === 'DECLINED' && {
    rejection_reason: 'INDIVIDUAL' as const,
    rejection_reason_individual: lapsedForGood,
  }),
})
export type LapsedOrder = ReturnType<typeof lapsedOrder>
