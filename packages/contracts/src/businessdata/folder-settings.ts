import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { mailAddress } from '../identity/entered.ts'
import { calendarDate, editVersion, id, instant, pageOf, pageQuery } from '../values.ts'
import { offer } from '../workflow/offer.ts'

/** Writing includes reading. */
export const permission = z.object({ read: z.boolean(), write: z.boolean() })
export type Permission = z.output<typeof permission>

/** Which of the two companies an entry, a file or an agreement belongs to. */
export const folderSide = z.enum(['SUPPLIER', 'CUSTOMER'])
export type FolderSide = z.output<typeof folderSide>

/** The right of one person outside (or of a colleague), named by the address. */
export const visibility = z.object({
  id,
  /** Whose entry it is: that side alone changes it, either side may end it. */
  side: folderSide,
  email: z.string(),
  /** Inclusive, in Berlin; null: unlimited. */
  endDate: z.nullable(calendarDate),
  permissions: permission,
  /** The end date has passed. */
  isOver: z.boolean(),
  /** Null until it lets him in: then he is invited by mail. */
  invitedAt: z.nullable(instant),
})
export type Visibility = z.output<typeof visibility>

const bySide = z.object({ SUPPLIER: z.boolean(), CUSTOMER: z.boolean() })

/** Who may open a folder; for the admins of the two companies. */
export const folderSettings = z.object({
  editVersion,
  /** The asker's. */
  side: folderSide,
  /** People whom an entry names may sign in and open it. */
  allowExternal: z.boolean(),
  /** Whoever knows the password may read. */
  allowAnonymous: z.boolean(),
  hasPassword: z.boolean(),
  /** Files of a side that did not agree stay hidden from those who come in that way. */
  agreed: z.object({ external: bySide, anonymous: bySide }),
  /** What users of the two companies may who are no admins; each side sets its own. */
  types: z.object({ SUPPLIER: permission, CUSTOMER: permission }),
  visibilities: z.array(visibility),
})
export type FolderSettings = z.output<typeof folderSettings>

const partyAdmins = { CUSTOMER: 'admin', SUPPLIER: 'admin' } as const

export const saveFolderSettings = defineEndpoint({
  name: 'saveFolderSettings',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/settings',
  summary:
    'Who may open the folder. Switching on is the own agreement; the other side agrees by `agree`, and either switches off for both',
  who: partyAdmins,
  body: z.object({
    offerId: id,
    editVersion,
    allowExternal: z.boolean(),
    allowAnonymous: z.boolean(),
    /** The other side's rights go as they came. */
    types: z.object({ SUPPLIER: permission, CUSTOMER: permission }),
    /** The own side's agreement to what is on; left out, it stays. */
    agree: z.optional(z.object({ external: z.optional(z.boolean()), anonymous: z.optional(z.boolean()) })),
  }),
  ok: 200,
  answer: folderSettings,
  problems: [
    'edit-version-missing',
    'changed-meanwhile',
    'folder-password-missing',
    'folder-not-open',
    'other-party',
  ],
  personal: true,
})

export const setFolderPassword = defineEndpoint({
  name: 'setFolderPassword',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/create',
  summary: 'A new password for visitors, of 6 to 128 characters; what the former one opened is closed',
  who: partyAdmins,
  query: z.object({ offerId: id }),
  body: z.object({
    password: z.string(),
    /** Documented without it; checked where it is sent. */
    editVersion: z.optional(editVersion),
  }),
  ok: 200,
  answer: offer,
  problems: ['password-too-short', 'password-too-long', 'changed-meanwhile', 'folder-not-open'],
  secret: true,
})

export const maximumVisibilities = 200

export const shareFolder = defineEndpoint({
  name: 'shareFolder',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/share',
  summary:
    "Replaces the entries of the caller's side; whom one lets in for the first time is invited by mail, who is gone is told",
  who: partyAdmins,
  body: z.object({
    offerId: id,
    editVersion,
    visibilityEntries: z
      .array(
        z.object({
          email: mailAddress,
          endDate: z._default(z.nullable(calendarDate), null),
          permissions: z._default(permission, { read: false, write: false }),
        }),
      )
      .check(z.maxLength(maximumVisibilities)),
  }),
  ok: 200,
  answer: z.array(visibility),
  problems: [
    'edit-version-missing',
    'changed-meanwhile',
    'folder-not-open',
    'too-many-requests',
    'part-down',
  ],
  personal: true,
})

export const endVisibility = defineEndpoint({
  name: 'endVisibility',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/visibility/end',
  summary: "Ends one entry, the other side's as well",
  who: partyAdmins,
  body: z.object({ offerId: id, entryId: id, editVersion }),
  ok: 200,
  answer: folderSettings,
  problems: ['edit-version-missing', 'changed-meanwhile'],
  personal: true,
})

export const inviteAgain = defineEndpoint({
  name: 'inviteAgain',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/visibility/invite',
  summary: 'Mails the invitation of an own entry once more, with a new code; three times an hour',
  who: partyAdmins,
  body: z.object({ offerId: id, entryId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['folder-not-open', 'folder-entry-idle', 'too-many-requests'],
})

/** What a person can do in a folder, as its log names it. */
export const folderActs = [
  'open',
  'preview',
  'download',
  'wrong-password',
  'upload',
  'new-version',
  'restore',
  'rename',
  'move',
  'delete',
  'create-subfolder',
  'rename-subfolder',
  'delete-subfolder',
  'save-settings',
  'set-password',
  'add-entry',
  'change-entry',
  'invite-again',
  'end-entry',
] as const
export const folderAct = z.enum(folderActs)
export type FolderAct = z.output<typeof folderAct>

export const folderActKind = z.enum(['reading', 'changes', 'settings'])
export type FolderActKind = z.output<typeof folderActKind>

export const folderLogEntry = z.object({
  id,
  at: instant,
  act: folderAct,
  /** Of people and guests of the asker's side; null otherwise. */
  userId: z.nullable(id),
  /** Of people and guests of the asker's side; of the other side the company alone. Null for visitors. */
  name: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** Of a visitor, cut to /24 or /48. */
  address: z.nullable(z.string()),
  /** As they are called now; the first ones of many. */
  filenames: z.array(z.string()),
  files: z.int(),
  /** The subfolder that was made, renamed or deleted, or that files were moved to, as it is called now. */
  subfolderName: z.optional(z.string()),
  /** Whom one of the two sides let in, changed, invited or let in no more. */
  entryId: z.optional(id),
  /** Left out once the person was erased. */
  entryMail: z.optional(z.string()),
  /**
   * Of settings: which of them. Of an entry that was added or changed: `write`, `read` or `none`, as it is from then on,
   * and `endDate` where that became another.
   */
  fields: z.array(z.string()),
})
export type FolderLogEntry = z.output<typeof folderLogEntry>

export const filterFolderLog = defineEndpoint({
  name: 'filterFolderLog',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/log',
  summary: 'Who read or changed what in the folder, the latest first; kept twelve months',
  who: partyAdmins,
  query: z.object({
    offerId: id,
    ...pageQuery(['at']),
    acts: z.optional(folderActKind),
  }),
  ok: 200,
  answer: pageOf(folderLogEntry),
})
