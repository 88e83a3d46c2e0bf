import type { Offer } from '@schrankwerk/contracts'
import { createAutosavingDraft } from '@schrankwerk/portal-ui/form'
import { ProblemError } from '@schrankwerk/shell-api'
import { mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { expect, test } from 'vitest'
import { anOffer } from '../offer.example.ts'
import { offerKind } from './offer-draft.ts'

const draftOffer = (part: Partial<Offer> = {}) => anOffer({ allowedActions: ['edit'], ...part })

/** A service with one offer that refuses what starts from an older state. */
const serve = (offer: Offer) => {
  mockSession({ companyType: 'SUPPLIER' })
  const held = { now: offer, isDown: false }
  const calls = mockApi({
    getOffer: () => held.now,
    updateOffer: ({ body }) => {
      const { editVersion, ...input } = body as Partial<Offer>
      if (held.isDown) throw new ProblemError({ status: 503, code: 'part-down', detail: 'Nicht erreichbar.' })
      if (!held.now.allowedActions.includes('edit'))
        throw new ProblemError({
          status: 409,
          code: 'offer-released',
          detail: 'Das Angebot ist freigegeben.',
        })
      if (editVersion !== held.now.editVersion)
        throw new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'Inzwischen geändert.' })
      held.now = { ...held.now, ...input, editVersion: held.now.editVersion + 1 }
      return held.now
    },
  })
  const change = (part: Partial<Offer>) => {
    held.now = { ...held.now, ...part, editVersion: held.now.editVersion + 1 }
  }
  return { held, change, calls }
}

test('saves what differs, trimmed, and keeps what cannot be read', async () => {
  const { held } = serve(draftOffer())
  const draft = createAutosavingDraft(offerKind, held.now, undefined)
  draft.set('offerNumber', '  AN-18 ')
  draft.set('price', Number.NaN)
  expect(await draft.flush()).toBe(false)
  expect(held.now).toMatchObject({ offerNumber: 'AN-18', price: 12_400 })
  expect(draft.getState().save).toBe('unsaved')
  draft.set('price', 13_000)
  expect(await draft.flush()).toBe(true)
  expect(held.now.price).toBe(13_000)
})

test('somebody else’s change of another field is taken over and one’s own saved on top', async () => {
  const { held, change } = serve(draftOffer())
  const draft = createAutosavingDraft(offerKind, held.now, undefined)
  change({ validUntil: '2099-12-31' })
  draft.set('price', 9_900)
  expect(await draft.flush()).toBe(true)
  expect(held.now).toMatchObject({ price: 9_900, validUntil: '2099-12-31' })
  expect(draft.getState().base.validUntil).toBe('2099-12-31')
})

test.each([
  ['mine', 9_900],
  ['theirs', 15_000],
] as const)('a contradiction is decided by a person: %s', async (winner, price) => {
  const { held, change } = serve(draftOffer())
  const draft = createAutosavingDraft(offerKind, held.now, undefined)
  change({ price: 15_000 })
  draft.set('price', 9_900)
  expect(await draft.flush()).toBe(false)
  expect(draft.getState().clash?.fields).toEqual(['price'])
  expect(held.now.price).toBe(15_000)
  if (winner === 'mine') await draft.keepMine()
  else draft.takeTheirs()
  expect(held.now.price).toBe(price)
  expect(draft.getState()).toMatchObject({ save: 'saved', clash: undefined })
})

test('what was typed into an offer that a colleague released is shown, not lost', async () => {
  const { held, change } = serve(draftOffer())
  const draft = createAutosavingDraft(offerKind, held.now, undefined)
  draft.set('offerNumber', 'AN-19')
  change({ released: true, allowedActions: [] })
  expect(await draft.flush()).toBe(false)
  expect(draft.getState().clash).toMatchObject({ fields: ['offerNumber'], isEditable: false })
})

test('a failed save keeps the input, and the next one sends it', async () => {
  const { held } = serve(draftOffer())
  held.isDown = true
  const draft = createAutosavingDraft(offerKind, held.now, undefined)
  draft.set('additionalInfoSupplier', 'Acht Wochen')
  expect(await draft.flush()).toBe(false)
  expect(draft.getState().save).toBe('failed')
  held.isDown = false
  expect(await draft.flush()).toBe(true)
  expect(held.now.additionalInfoSupplier).toBe('Acht Wochen')
})

test('what survived a reload is put back on top of what is saved', async () => {
  const { held } = serve(draftOffer({ offerNumber: null }))
  const draft = createAutosavingDraft(offerKind, held.now, {
    typed: { offerNumber: 'AN-20' },
    before: { offerNumber: null },
  })
  expect(draft.getState()).toMatchObject({ save: 'unsaved', typed: { offerNumber: 'AN-20' } })
  expect(await draft.flush()).toBe(true)
  expect(held.now.offerNumber).toBe('AN-20')
})
