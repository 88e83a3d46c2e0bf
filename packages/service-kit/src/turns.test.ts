import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that is done when the test says so; `order` tells who has begun. */
function heldWork(atOnce: number) {
  const inTurn = createTurns(atOnce)
  const order: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  return {
    order,
    ask(whose: string, name: string): Promise<string> {
      return inTurn(whose, async () => {
        order.push(name)
        const held = Promise.withResolvers<void>()
        ends.set(name, held)
        await held.promise
        return name
      })
    },
    end: (name: string) => ends.get(name)!.resolve(),
    fail: (name: string) => ends.get(name)!.reject(new Error(name)),
  }
}

test('as many work as may, the others wait', async () => {
  const { ask, end, order } = heldWork(2)
  const asked = ['a', 'b', 'c'].map((name) => ask('north', name))
  await Promise.resolve()
  expect(order).toEqual(['a', 'b'])
  end('b')
  expect(await asked[1]).toBe('b')
  expect(order).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
})

test('ten pieces of one company do not keep the one of another waiting', async () => {
  const { ask, end, order } = heldWork(1)
  const north = Array.from({ length: 10 }, (_, at) => ask('north', `north ${at}`))
  const south = ask('south', 'south')
  await Promise.resolve()
  end('north 0')
  await north[0]
  expect(order).toEqual(['north 0', 'south'])
  end('south')
  await south
  expect(order).toEqual(['north 0', 'south', 'north 1'])
})

test('companies take turns, each in the order in which it asked', async () => {
  const { ask, end, order } = heldWork(1)
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => [name, ask(name[0]!, name)] as const)
  await Promise.resolve()
  for (let begun = 0; begun < all.length; begun += 1) {
    const name = order[begun]!
    end(name)
    await all.find(([one]) => one === name)![1]
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('what fails gives its turn on', async () => {
  const { ask, fail, end } = heldWork(1)
  const [first, second] = [ask('north', 'first'), ask('south', 'second')]
  await Promise.resolve()
  fail('first')
  await expect(first).rejects.toThrow('first')
  end('second')
  expect(await second).toBe('second')
})
