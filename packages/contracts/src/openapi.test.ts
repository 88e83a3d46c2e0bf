import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'
import { problemCodes } from './problem-codes.ts'

interface Operation {
  description: string
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
  security?: unknown[]
}
const document = openApiDocument('1.0.0') as {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}
const operationOf = (name: string): Operation => {
  const { path, method } = endpoints.find((endpoint) => endpoint.name === name)!
  return document.paths[path]![method.toLowerCase()]!
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  const operation = operationOf(name)

  test('is described with each status that its contract knows', () => {
    if (endpoint.routedBy === undefined) expect(operation.operationId).toBe(name)
    const statuses = [
      endpoint.ok,
      ...(endpoint.alsoOk ?? []),
      ...(endpoint.problems ?? []).map((code) => problemCodes[code].status),
    ]
    for (const status of statuses) expect(Object.keys(operation.responses)).toContain(String(status))
    for (const code of endpoint.problems ?? [])
      expect(operation.responses[problemCodes[code].status]!.description.split(', ')).toContain(code)
  })

  test('names each parameter and code once', () => {
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { description } of Object.values(operation.responses)) {
      const codes = description.split(', ')
      expect(new Set(codes).size).toBe(codes.length)
    }
  })
})

test('every reference leads to something, and every operation has a name of its own', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(0)
  for (const [, kind, name] of references) expect(document.components[kind!]).toHaveProperty(name!)
  const names = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(new Set(names).size).toBe(endpoints.filter(({ routedBy }) => routedBy === undefined).length)
})

test('an address that two services share takes what either call takes', () => {
  const { description, parameters, requestBody } = operationOf('mapAdminBom')
  expect(description).toMatch(/CUSTOMER, SUPPLIER.*admin=true, catalogue.*ADMIN/)
  const given = Object.fromEntries(parameters.map(({ name, required }) => [name, required]))
  expect(given).toMatchObject({ enquiryId: false, offerId: false, adminBOMResultId: false, admin: false })
  expect(requestBody!.content).toHaveProperty(['multipart/form-data'])
  const upload = operationOf('uploadAdminBom')
  expect(JSON.stringify(upload.requestBody)).toContain('enquiryId')
  expect(JSON.stringify(upload.requestBody)).toContain('adminBOMResultId')
  expect(upload.responses[409]!.description).toContain('enquiry-released')
  expect(upload.responses[409]!.description).toContain('admin-bom-released')
})

test('a call for visitors says that a share token is enough', () => {
  const { security, description, responses } = operationOf('getBusinessData')
  expect(security).toEqual([{ bearer: [] }, { shareToken: [] }])
  expect(description).toContain('or a visitor with a share token')
  expect(responses[401]!.description).toContain('share-token-ended')
  expect(operationOf('deleteBusinessData').security).toBeUndefined()
  expect(document.components.securitySchemes!.shareToken).toMatchObject({ in: 'header', name: 'share-token' })
})

test('files and streams say what they are', () => {
  const typeOf = (name: string) => Object.keys(operationOf(name).responses[200]!.content!)
  expect(typeOf('getBomLines')).toEqual(['application/x-ndjson'])
  expect(typeOf('openLiveStream')).toEqual(['text/event-stream'])
  expect(typeOf('downloadAllFiles')).toEqual(['application/zip'])
  expect(typeOf('getFile')).toEqual(['application/octet-stream'])
})

test('calls whose answer can be given again take an Idempotency-Key, others do not', () => {
  const takes = (name: string) => operationOf(name).parameters.some(({ name }) => name === 'Idempotency-Key')
  for (const name of ['createEnquiry', 'uploadFile', 'reviseOffer', 'changeOfferState'])
    expect(takes(name), name).toBe(true)
  for (const name of ['getEnquiry', 'downloadAllFiles', 'redeemFileTicket'])
    expect(takes(name), name).toBe(false)
})
