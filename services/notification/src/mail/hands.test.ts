import { expect, it } from 'vitest'
import { quiet } from '../notification.example.ts'
import { createHands } from './hands.ts'

/** Work that lies ready, of which each hand takes a piece and ends where there is none. */
function handsAt(pieces: (() => unknown)[], isStopping = () => false) {
  const work = async () => {
    // The way to the next piece takes a moment, as one to a database does.
    await new Promise(setImmediate)
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) await piece()
  }
  return createHands({ count: 3, work, isStopping, log: quiet })
}
function heldPiece() {
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>()
  return { piece: () => letGo, release }
}

it('does at once what is there when a round begins again while a piece takes long', async () => {
  const { piece, release } = heldPiece()
  const pieces: (() => unknown)[] = [piece]
  const hands = handsAt(pieces)
  const round = hands.round()
  await expect.poll(() => pieces.length).toBe(0)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  pieces.push(finish)
  expect(hands.round()).toBe(round)
  await done
  release()
  await round
})

it('finds by itself what comes while a piece takes long, also after a failure', async () => {
  const { piece, release } = heldPiece()
  const fault = new Error('broken')
  const pieces = [piece, () => Promise.reject(fault), () => Promise.reject(new Error('later'))]
  const round = handsAt(pieces).round()
  const ended = expect(round).rejects.toBe(fault)
  await expect.poll(() => pieces.length).toBe(0)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  pieces.push(finish as () => Promise<void>)
  await done
  release()
  await ended
})

it('ends with what it has in its hands once it is to stop', async () => {
  const { piece, release } = heldPiece()
  let isStopping = false
  const pieces: (() => unknown)[] = [piece]
  const round = handsAt(pieces, () => isStopping).round()
  await expect.poll(() => pieces.length).toBe(0)
  isStopping = true
  release()
  await round
})

it('begins anew after a round', async () => {
  const pieces: (() => unknown)[] = []
  const hands = handsAt(pieces)
  await hands.round()
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  pieces.push(finish)
  await hands.round()
  await done
})
