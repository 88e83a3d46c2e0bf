import type { Enquiry } from '@schrankwerk/contracts'
import type { Beginning } from '../../chat/chat-door.tsx'

/** On the enquiry itself the supplier begins; a customer at the offers he has, also once it takes no others. */
export function chatBeginning(
  { offerCount, closed, archived }: Pick<Enquiry, 'offerCount' | 'closed' | 'archived'>,
  isCustomer: boolean,
): Beginning {
  if (!isCustomer) return 'here'
  if (offerCount > 0) return 'at-offer'
  return closed || archived ? 'nowhere' : 'by-supplier'
}
