import { describe, expect, it } from 'vitest'
import type { BomField } from './fields.ts'
import { isMappingEnough } from './is-mapping-enough.ts'

describe('a mapping is enough', () => {
  it.each<[(BomField | null)[], boolean]>([
    [['orderNumber', 'quantity'], true],
    [['manufacturerNumber'], true],
    [['wholesalerOrderNumber', null], true],
    [['eanNumber'], true],
    [['description', 'quantity'], true],
    [['quantity', 'manufacturerName', 'bmk'], false],
    [['erpNumber', 'quantity'], false],
    [[null], false],
    [[], false],
  ])('%j: %s', (fields, isEnough) => {
    expect(isMappingEnough(fields)).toBe(isEnough)
  })
})
