import type { PageRoute } from '@schrankwerk/shell-api'
import {
  comparisonPath,
  enquiryListPath,
  enquiryPath,
  jobListPath,
  jobPath,
  messagesPath,
  newOfferPath,
  offerListPath,
  offerPath,
  orderListPath,
  orderPath,
  replacementPath,
} from './paths.ts'

/** `/enquiry/new` is the same page as `/enquiry/:id`: a draft gets its row and its address while one types. */
export const enquiryRoutes: readonly PageRoute[] = [
  {
    path: enquiryListPath,
    title: { de: 'Anfragen' },
    screen: () => import('./screens/enquiry-list.screen.tsx'),
    calls: ['filterEnquiries'],
    menuOrder: 10,
  },
  {
    path: replacementPath,
    title: { de: 'Gemerkte Artikel' },
    screen: () => import('./screens/replacement.screen.tsx'),
    calls: ['filterReplacements'],
  },
  {
    path: enquiryPath(':id'),
    title: { de: 'Anfrage' },
    screen: () => import('./screens/enquiry.screen.tsx'),
    calls: ['getEnquiry'],
  },
  {
    path: comparisonPath(':id'),
    title: { de: 'Angebote vergleichen' },
    screen: () => import('./screens/offer-comparison.screen.tsx'),
    calls: ['compareOffers'],
  },
]

// Who may list offers but open none comes for the project folders.
const list = {
  screen: () => import('./screens/offer-list.screen.tsx'),
  calls: ['filterOffers', 'getOffer'],
} satisfies Partial<PageRoute>

const page = {
  screen: () => import('./screens/offer-page.screen.tsx'),
  calls: ['getOffer'],
} satisfies Partial<PageRoute>

/**
 * Offers, orders and jobs are the same thing in different states: one list and one page serve all three. `/offer/new/…`
 * becomes the page of an offer while one types.
 */
export const offerRoutes: readonly PageRoute[] = [
  { path: offerListPath, title: { de: 'Angebote' }, ...list, menuOrder: 20 },
  {
    ...page,
    path: newOfferPath(':enquiryId'),
    title: { de: 'Neues Angebot' },
    becomes: offerPath(':id'),
    calls: ['createOffer', 'filterOffers', 'getEnquiry'],
  },
  { path: offerPath(':id'), title: { de: 'Angebot' }, ...page },
  { path: orderListPath, title: { de: 'Bestellungen' }, ...list, menuOrder: 30 },
  { path: orderPath(':id'), title: { de: 'Bestellung' }, ...page },
  { path: jobListPath, title: { de: 'Aufträge' }, ...list, menuOrder: 40 },
  { path: jobPath(':id'), title: { de: 'Auftrag' }, ...page },
]

/** Without a place in the menu: the bell leads there. */
export const messageRoutes: readonly PageRoute[] = [
  {
    path: messagesPath,
    title: { de: 'Nachrichten' },
    screen: () => import('./screens/messages.screen.tsx'),
    calls: ['getUnreadMessages'],
  },
]

export const routes: readonly PageRoute[] = [...enquiryRoutes, ...offerRoutes, ...messageRoutes]
