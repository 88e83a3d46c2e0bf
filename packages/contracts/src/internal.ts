import * as z from 'zod/mini'
import { permission } from './businessdata/folder-settings.ts'
import { articleExportStates } from './catalogue/article-export.ts'
import { groupsWithoutPercent } from './catalogue/article-import.ts'
import { defineEndpoint } from './endpoint.ts'
import { companyType } from './identity/company-type.ts'
import { calendarDate, id, instant, text } from './values.ts'
import { articleSuggestion, matchedBy } from './workflow/bom-line.ts'
import { certainty } from './workflow/bom-mapping.ts'
import { businessCounts } from './workflow/enquiry.ts'
import { offer, offerState, rejectionReason } from './workflow/offer.ts'

/** Who a token's `sub` is, as identity knows it now. */
export const actor = z.object({
  userId: id,
  mail: z.string(),
  name: z.string(),
  lastname: z.string(),
  companyId: id,
  companyName: z.string(),
  companyType,
  admin: z.boolean(),
  passwordChangeNeeded: z.boolean(),
  pendingRegistration: z.boolean(),
})
export type Actor = z.output<typeof actor>

/** The sign-ins of a user that are over although their tokens may still run. */
export const endedSessions = z.object({
  /** Seconds since 1970 on Keycloak's clock, as `auth_time` counts: whatever began earlier is over. */
  before: z.int(),
  /** The one session, by its `sid`, that goes on all the same. */
  except: z.nullable(z.string()),
})
export type EndedSessions = z.output<typeof endedSessions>

/** The user, and which sign-ins count no more; null where none was ended, or where identity is a version without them. */
export const actorWithSessions = z.extend(actor, {
  endedSessions: z._default(z.nullable(endedSessions), null),
})
export type ActorWithSessions = z.output<typeof actorWithSessions>

export const getActor = defineEndpoint({
  name: 'getActor',
  service: 'identity',
  method: 'GET',
  path: '/internal/actor',
  summary:
    'The user behind a token and which sessions were ended; 404 when unknown, deleted or of an inactive company',
  who: 'signed-in',
  query: z.object({ sub: text(200) }),
  ok: 200,
  answer: actorWithSessions,
})

/**
 * Whom a mail about business goes to: the active users of these companies, of all companies of a type, or these users.
 * One whose password change is due or whose company awaits its release gets none; where a company has nobody else,
 * its admins do whose password change is due.
 */
export const getRecipients = defineEndpoint({
  name: 'getRecipients',
  service: 'identity',
  method: 'POST',
  path: '/internal/recipients',
  summary: 'Mail addresses of the active users of companies, of all companies of a type, or of single users',
  who: 'signed-in',
  body: z.object({
    companyIds: z._default(z.array(id), []),
    companyType: z.optional(companyType),
    /** Of these companies, and of that type's, only their admins. */
    adminsOnly: z._default(z.boolean(), false),
    userIds: z._default(z.array(id), []),
  }),
  ok: 200,
  answer: z.array(
    z.object({ userId: id, companyId: id, mail: z.string(), name: z.string(), lastname: z.string() }),
  ),
})

/** What a mail about an account says and where it goes; a code in it is made by asking, and kept as its hash alone. */
export const accountMail = z.object({
  userId: id,
  /** Of the link: the address it confirms or the account's own; of a notice: the one that counted before. */
  mail: z.string(),
  name: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  /** Null where the mail only tells something. */
  code: z.nullable(z.string()),
  validUntil: z.nullable(instant),
  /** The address that takes the place of `mail`, of a notice. */
  newMail: z.nullable(z.string()),
})
export type AccountMail = z.output<typeof accountMail>

export const writeAccountMail = defineEndpoint({
  name: 'writeAccountMail',
  service: 'identity',
  method: 'POST',
  path: '/internal/account/mail',
  summary:
    'What a mail about an account needs, with a new code; 404 once the request was used, voided or is over',
  who: 'signed-in',
  body: z.object({ requestId: id }),
  ok: 200,
  answer: accountMail,
})

export const getAccountHolder = defineEndpoint({
  name: 'getAccountHolder',
  service: 'identity',
  method: 'GET',
  path: '/internal/account/holder',
  summary: 'A user that exists, whatever gate he is at; 404 once deleted',
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: z.object({ userId: id, companyId: id, mail: z.string(), name: z.string(), lastname: z.string() }),
})

/** Names of users, those of deleted ones too; an erased one is called „Ehemalige Person". Unknown ids are left out. */
export const getNames = defineEndpoint({
  name: 'getNames',
  service: 'identity',
  method: 'POST',
  path: '/internal/names',
  summary: 'What users are called now, by id',
  who: 'signed-in',
  body: z.object({ userIds: z.array(id).check(z.maxLength(5000)) }),
  ok: 200,
  answer: z.array(z.object({ userId: id, name: z.string(), lastname: z.string() })),
})

/** Every active user of these companies, whatever gate he is at: ids alone. */
export const getUserIds = defineEndpoint({
  name: 'getUserIds',
  service: 'identity',
  method: 'POST',
  path: '/internal/user-ids',
  summary: 'The active users of companies, by id',
  who: 'signed-in',
  body: z.object({ companyIds: z.array(id).check(z.maxLength(100)) }),
  ok: 200,
  answer: z.array(z.object({ userId: id, companyId: id })),
})

export const getCompanyForMail = defineEndpoint({
  name: 'getCompanyForMail',
  service: 'identity',
  method: 'GET',
  path: '/internal/company',
  summary: 'A company as a mail to the operator names it, with its first admin',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    name: z.string(),
    type: companyType,
    city: z.nullable(z.string()),
    active: z.boolean(),
    pendingRegistration: z.boolean(),
    admin: z.nullable(z.object({ name: z.string(), lastname: z.string(), mail: z.string() })),
  }),
})

export const getBusinessCounts = defineEndpoint({
  name: 'getBusinessCounts',
  service: 'workflow',
  method: 'GET',
  path: '/internal/business-counts',
  summary: "A company's enquiries, offers, orders and jobs as counts",
  who: 'signed-in',
  query: z.object({ companyId: id }),
  ok: 200,
  answer: businessCounts,
})

/** What someone did, as a data export of that person lists it: ids and times, no contents. */
export const act = z.object({ at: instant, entity: z.string(), entityId: z.string(), action: z.string() })
/** The same call of each service, for the change entries it keeps. */
export const getActsIn = <const Service extends 'workflow' | 'catalogue' | 'businessdata'>(
  service: Service,
) =>
  defineEndpoint({
    name: 'getActs',
    service,
    method: 'GET',
    path: '/internal/acts',
    summary: 'What a person did in this service, oldest first',
    who: 'signed-in',
    query: z.object({ userId: id }),
    ok: 200,
    answer: z.array(act),
  })

/** What someone wrote, as a data export of that person lists it: nothing of what others answered. */
export const getMessagesOf = defineEndpoint({
  name: 'getMessagesOf',
  service: 'workflow',
  method: 'GET',
  path: '/internal/messages',
  summary: 'The messages that a person wrote, oldest first',
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: z.array(
    z.object({
      id,
      conversationId: id,
      at: instant,
      content: z.string(),
      /** The name of its attachment. */
      filename: z.nullable(z.string()),
    }),
  ),
})

/** What was mailed to someone, as a data export lists it: the kind of mail in German and when, no address and no contents. */
export const getMailsTo = defineEndpoint({
  name: 'getMailsTo',
  service: 'notification',
  method: 'GET',
  path: '/internal/mails',
  summary: 'The mails that went to a person, oldest first',
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: z.array(z.object({ at: instant, kind: z.string() })),
})

/** One line as catalogue needs it to find its article. */
export const matchLine = z.object({
  key: z.int(),
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  /** „A/B" tries both manufacturers. */
  manufacturerAlternatives: z._default(z.array(z.string()), []),
  wholesalerOrderNumber: z.nullable(z.string()),
  eanNumber: z._default(z.nullable(z.string()), null),
  /** Further spellings to try: zero-padded, without a manufacturer's prefix; found ones are CHECK. */
  candidates: z._default(
    z.array(z.object({ text: z.string(), manufacturerName: z.nullable(z.string()), reason: z.string() })),
    [],
  ),
})
export type MatchLine = z.output<typeof matchLine>

/** What a description says of a part, as `readTechnicalData` of domain has it. */
export const technicalData = z.object({
  family: z.nullable(z.string()),
  attributes: z.record(z.string(), z.union([z.number(), z.string()])),
})

/** Snapshot of a matched article with its prices; stays inside the services. */
export const articleSnapshot = z.object({
  id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerId: z.nullable(id),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
  erpNumber: z.nullable(z.string()),
  packagingUnitSize: z.nullable(z.number()),
  priceUnitSize: z.nullable(z.number()),
  listPrice: z.nullable(z.number()),
  purchasePrice: z.nullable(z.number()),
  discountGroupId: z.nullable(id),
  discountGroupName: z.nullable(z.string()),
  discountPercent: z.nullable(z.number()),
  eclassNumber: z.nullable(z.string()),
  /** Minutes per piece of its E-Class mapping; null where there is none. */
  eclassWorkMinutes: z.nullable(z.number()),
})
export type ArticleSnapshot = z.output<typeof articleSnapshot>

export const matchedLine = z.object({
  key: z.int(),
  articleId: z.nullable(id),
  matchedBy: z.nullable(matchedBy),
  certainty,
  reason: z.string(),
  /** Both articles when order number and manufacturer number disagree (never SURE). */
  otherArticleId: z.nullable(id),
})
export type MatchedLine = z.output<typeof matchedLine>

export const matchLines = defineEndpoint({
  name: 'matchLines',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/match',
  summary: 'Match lines of a parts list',
  who: 'signed-in',
  body: z.object({ companyId: id, lines: z.array(matchLine).check(z.maxLength(200_000)) }),
  ok: 200,
  answer: z.object({
    lines: z.array(matchedLine),
    articles: z.array(articleSnapshot),
    /** Of those articles whose description says any, by their ids. */
    technicalData: z._default(z.record(z.string(), technicalData), {}),
  }),
})

export const getArticleSnapshots = defineEndpoint({
  name: 'getArticleSnapshots',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/article/snapshots',
  summary: 'Articles as they are now; those that are gone are missing',
  who: 'signed-in',
  body: z.object({ ids: z.array(id).check(z.maxLength(5000)) }),
  ok: 200,
  answer: z.object({ articles: z.array(articleSnapshot) }),
})

export const suggestArticles = defineEndpoint({
  name: 'suggestArticles',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/suggest',
  summary: 'Ranked articles for a line without a match (or by a search term)',
  who: 'signed-in',
  body: z.object({
    companyId: id,
    orderNumber: z.nullable(z.string()),
    manufacturerNumber: z.nullable(z.string()),
    manufacturerName: z.nullable(z.string()),
    description: z.nullable(z.string()),
    wholesalerOrderNumber: z.nullable(z.string()),
    searchTerm: z.optional(z.string()),
    amount: z._default(z.int(), 10),
  }),
  ok: 200,
  answer: z.array(articleSuggestion),
})

export const rememberReplacements = defineEndpoint({
  name: 'rememberReplacements',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/remember',
  summary:
    'Remember (or with articleId null forget) replacements for a company; answers the article snapshot',
  who: 'signed-in',
  body: z.object({
    companyId: id,
    userId: id,
    articleId: z.nullable(id),
    numbers: z.array(
      z.object({
        orderNumber: z.nullable(z.string()),
        manufacturerNumber: z.nullable(z.string()),
        manufacturerName: z.nullable(z.string()),
        /** What the numbers led to when another article was chosen; null where they led nowhere. */
        againstArticleId: z._default(z.nullable(id), null),
      }),
    ),
  }),
  ok: 200,
  answer: z.object({ article: z.nullable(articleSnapshot) }),
})

export const getArticleNumbers = defineEndpoint({
  name: 'getArticleNumbers',
  service: 'catalogue',
  method: 'GET',
  path: '/internal/article/numbers',
  summary: 'All numbers by which an article is found, in loose form; none once it is gone',
  who: 'signed-in',
  query: z.object({ articleId: id }),
  ok: 200,
  answer: z.object({ numbers: z.array(z.string()) }),
})

/** What the mapping knows of the catalogue: which of these texts are numbers or manufacturers there. */
export const recogniseTexts = defineEndpoint({
  name: 'recogniseTexts',
  service: 'catalogue',
  method: 'POST',
  path: '/internal/recognise',
  summary:
    'Which texts are known article numbers (loose form) or manufacturer names; all manufacturer abbreviations',
  who: 'signed-in',
  body: z.object({ texts: z.array(z.string()).check(z.maxLength(5000)) }),
  ok: 200,
  answer: z.object({
    numbers: z.array(z.string()),
    manufacturers: z.array(z.string()),
    abbreviations: z.array(z.object({ abbreviation: z.string(), name: z.string() })),
  }),
})

/** The two companies of an offer and its state, for the project folder and for mails. */
export const offerParties = z.object({
  offerId: id,
  enquiryId: id,
  customerCompanyId: id,
  customerName: z.string(),
  supplierCompanyId: id,
  supplierName: z.string(),
  state: offerState,
  released: z.boolean(),
  archived: z.boolean(),
  invalidated: z.boolean(),
  version: z.int(),
  editVersion: z.int(),
  offerNumber: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  enquiryTitle: z.nullable(z.string()),
  /** How many cabinets the price is for; null where the enquiry does not say it, or workflow is a version without it. */
  amount: z._default(z.nullable(z.int()), null),
  price: z.nullable(z.number()),
  desiredDeliveryDate: z.nullable(calendarDate),
  validUntil: z.nullable(calendarDate),
  /** The released version before this one; null of the first. */
  previous: z.nullable(
    z.object({
      version: z.int(),
      price: z.nullable(z.number()),
      desiredDeliveryDate: z.nullable(calendarDate),
      validUntil: z.nullable(calendarDate),
    }),
  ),
  bindingUntil: z.nullable(z.string()),
  /** When the customer asked for a new version; null while nothing is asked for. */
  wishDate: z.nullable(z.string()),
  rejectionReason: z.nullable(rejectionReason),
  rejectionReasonIndividual: z.nullable(z.string()),
  orderConfirmation: z.nullable(z.object({ path: z.string(), filename: z.string(), size: z.int() })),
  /** The version of the offer that is ordered or confirmed; null while none is, or where workflow is a version without it. */
  order: z._default(z.nullable(z.object({ offerId: id, state: offerState })), null),
  /** All versions of the offer together, as their common project folder sees them. */
  family: z.object({
    /** The first version's. */
    id,
    /** Some version was released. */
    released: z.boolean(),
    /** Some released version is OPEN (neither withdrawn nor replaced), ACCEPTED or CONFIRMED. */
    open: z.boolean(),
  }),
})
export type OfferParties = z.output<typeof offerParties>

export const getOfferParties = defineEndpoint({
  name: 'getOfferParties',
  service: 'workflow',
  method: 'POST',
  path: '/internal/offer/parties',
  summary: 'Parties and state of offers; unknown ids are left out',
  who: 'signed-in',
  body: z.object({ offerIds: z.array(id).check(z.maxLength(1000)) }),
  ok: 200,
  answer: z.array(offerParties),
})

export const readOfferAs = defineEndpoint({
  name: 'readOfferAs',
  service: 'workflow',
  method: 'POST',
  path: '/internal/offer/as',
  summary: 'An offer as this person sees it; 404 where he does not',
  who: 'signed-in',
  body: z.object({ offerId: id, actor }),
  ok: 200,
  answer: offer,
})

export const listFoldersSharedWith = defineEndpoint({
  name: 'listFoldersSharedWith',
  service: 'businessdata',
  method: 'POST',
  path: '/internal/folder/shared-with',
  summary:
    "The folders that an entry opens to an address today, by their first version's id; closed ones too",
  who: 'signed-in',
  body: z.object({ mail: z.string() }),
  ok: 200,
  answer: z.object({ offerIds: z.array(id) }),
})

/** An entry as invitations and mails tell of it. */
export const folderEntry = z.object({
  entryId: id,
  offerId: id,
  email: z.string(),
  permissions: permission,
  endDate: z.nullable(z.string()),
  /** Ended, or its date has passed. */
  isOver: z.boolean(),
  /** Whether whom it names gets into the folder at all now: people outside only while they are let in. */
  isOpen: z.boolean(),
  /** Who invites. */
  companyName: z.string(),
  enquiryTitle: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
})
export type FolderEntry = z.output<typeof folderEntry>

export const getFolderEntry = defineEndpoint({
  name: 'getFolderEntry',
  service: 'businessdata',
  method: 'GET',
  path: '/internal/folder/entry',
  summary: 'What an entry in a project folder opens, ended ones too',
  who: 'signed-in',
  query: z.object({ entryId: id }),
  ok: 200,
  answer: folderEntry,
})

export const ensureGuests = defineEndpoint({
  name: 'ensureGuests',
  service: 'identity',
  method: 'POST',
  path: '/internal/guests',
  summary: 'Who these addresses belong to; one that nobody has gets a guest account without a password',
  who: 'signed-in',
  body: z.object({ mails: z.array(z.string()).check(z.maxLength(200)) }),
  ok: 200,
  answer: z.array(z.object({ mail: z.string(), userId: id, companyId: id })),
})

export const writeInvite = defineEndpoint({
  name: 'writeInvite',
  service: 'identity',
  method: 'POST',
  path: '/internal/invite',
  summary:
    'What the mail of an invitation needs, with a new code; the first time it voids older invitations to the same entry. 404 once the person is deleted or has another address, or the invitation is void or over',
  who: 'signed-in',
  /** `mail` is the entry's. */
  body: z.object({ inviteId: id, entryId: id, userId: id, mail: z.string() }),
  ok: 200,
  answer: z.object({
    mail: z.string(),
    name: z.string(),
    lastname: z.string(),
    hasPassword: z.boolean(),
    code: z.string(),
    validUntil: instant,
  }),
})

export const listOpenOffers = defineEndpoint({
  name: 'listOpenOffers',
  service: 'workflow',
  method: 'GET',
  path: '/internal/enquiry/open-offers',
  summary: 'The offers on an enquiry that its customer can still accept or decline, and whose they are',
  who: 'signed-in',
  query: z.object({ enquiryId: id }),
  ok: 200,
  answer: z.object({ offers: z.array(z.object({ offerId: id, supplierCompanyId: id })) }),
})

export const getEnquiryForMail = defineEndpoint({
  name: 'getEnquiryForMail',
  service: 'workflow',
  method: 'GET',
  path: '/internal/enquiry',
  summary: 'What a mail about an enquiry says',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    customerCompanyId: id,
    customerName: z.string(),
    title: z.nullable(z.string()),
    referenceNumber: z.nullable(z.string()),
    desiredDeliveryDate: z.nullable(z.string()),
    offerDeadline: z.nullable(z.string()),
    amount: z.nullable(z.int()),
    released: z.boolean(),
    closed: z.boolean(),
    archived: z.boolean(),
    /** Whether its customer's company is; left out by versions that did not know. */
    customerActive: z._default(z.boolean(), true),
  }),
})

export const getSmallEstimateCount = defineEndpoint({
  name: 'getSmallEstimateCount',
  service: 'workflow',
  method: 'GET',
  path: '/internal/small-estimates',
  summary: 'How many ranges of small parts lists a company was told in a day',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    companyId: id,
    companyName: z.string(),
    day: z.string(),
    asked: z.int(),
    /** More in a day are reported. */
    unreported: z.int(),
    /** A list is small below so many lines. */
    smallBelowLines: z.int(),
  }),
})

export const getUnreadForMail = defineEndpoint({
  name: 'getUnreadForMail',
  service: 'workflow',
  method: 'GET',
  path: '/internal/unread',
  summary:
    "What a mail about a conversation's unread messages says to one reader: only what the other party wrote",
  who: 'signed-in',
  query: z.object({ conversationId: id, userId: id, companyId: id }),
  ok: 200,
  answer: z.object({
    unread: z.int(),
    /** The other party's company. */
    companyName: z.string(),
    enquiryTitle: z.nullable(z.string()),
    referenceNumber: z.nullable(z.string()),
    /** Where the reader finds it: his page of the enquiry or offer; both null where only `/messages` shows it. */
    enquiryId: z.nullable(id),
    offerId: z.nullable(id),
    /** The last three unread ones, oldest first. */
    messages: z.array(
      z.object({
        userFullName: z.string(),
        content: z.string(),
        filename: z.nullable(z.string()),
        createDate: instant,
      }),
    ),
  }),
})

export const getInternalFile = defineEndpoint({
  name: 'getInternalFile',
  service: 'workflow',
  method: 'GET',
  path: '/internal/file',
  summary: 'The bytes of a file, for an attachment',
  who: 'signed-in',
  query: z.object({ path: text(200) }),
  ok: 200,
  answer: 'file',
})

export const getArticleImportForMail = defineEndpoint({
  name: 'getArticleImportForMail',
  service: 'catalogue',
  method: 'GET',
  path: '/internal/article-import',
  summary: 'What the mail about an ended import says',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    filename: z.string(),
    state: z.string(),
    startedBy: id,
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    groupsWithoutPercent,
    failure: z.nullable(z.string()),
  }),
})

export const getArticleExportForMail = defineEndpoint({
  name: 'getArticleExportForMail',
  service: 'catalogue',
  method: 'GET',
  path: '/internal/article-export',
  summary: 'What the mail about an ended export says',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    filename: z.string(),
    state: z.enum(articleExportStates),
    startedBy: id,
    rows: z.int(),
    keptUntil: z.nullable(instant),
    failure: z.nullable(z.string()),
  }),
})

export const internalEndpoints = [
  getActor,
  getRecipients,
  writeAccountMail,
  getAccountHolder,
  getCompanyForMail,
  getBusinessCounts,
  getMailsTo,
  matchLines,
  getArticleSnapshots,
  suggestArticles,
  rememberReplacements,
  recogniseTexts,
  getOfferParties,
  readOfferAs,
  listFoldersSharedWith,
  getFolderEntry,
  ensureGuests,
  writeInvite,
  listOpenOffers,
  getEnquiryForMail,
  getSmallEstimateCount,
  getUnreadForMail,
  getMessagesOf,
  getInternalFile,
  getArticleImportForMail,
  getArticleExportForMail,
] as const
