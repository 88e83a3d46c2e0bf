import * as z from 'zod/mini'
import { type AnyEndpoint, type Schema, shareTokenHeader, type Who } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problem } from './problem.ts'
import { type ProblemCode, problemCodes } from './problem-codes.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const whoText = ({ who, shareToken }: AnyEndpoint): string =>
  shareToken ? `${rolesText(who)}, or a visitor with a share token` : rolesText(who)

const rolesText = (who: Who): string => {
  if (who === 'anyone') return 'nobody has to be signed in'
  if (who === 'signed-in') return 'everyone signed in'
  return Object.entries(who)
    .map(([type, right]) => (right === 'admin' ? `${type} (admins)` : type))
    .join(', ')
}

/** Whether the second call under one `Idempotency-Key` answers what the first did. */
const isRepeatable = ({ method, changes, answer }: AnyEndpoint): boolean =>
  (method === 'POST' || changes === true) && answer !== 'file' && answer !== 'stream'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
}

const parametersOf = (endpoint: AnyEndpoint): Json[] => {
  const json: Json = endpoint.query === undefined ? {} : schemaOf(endpoint.query, 'input')
  const required = new Set((json.required as string[] | undefined) ?? [])
  const query = Object.entries((json.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
  return isRepeatable(endpoint) ? [...query, idempotencyKey] : query
}

const bodyOf = (endpoint: AnyEndpoint): Json => {
  if (endpoint.multipart !== undefined) {
    const fields = endpoint.multipart.fields ? schemaOf(endpoint.multipart.fields, 'input') : {}
    const properties: Json = { ...((fields.properties as Json | undefined) ?? {}) }
    const required = [...((fields.required as string[] | undefined) ?? [])]
    if (endpoint.multipart.file !== undefined)
      properties.file = { type: 'string', contentMediaType: 'application/octet-stream' }
    if (endpoint.multipart.file === 'required') required.push('file')
    const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (endpoint.body === undefined) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
  }
}

const answerOf = ({ answer, mediaType }: AnyEndpoint): Json => {
  if (answer === 'empty') return {}
  if (answer === 'file' || answer === 'stream')
    return { content: { [mediaType ?? 'application/octet-stream']: { schema: { type: 'string' } } } }
  return { content: { 'application/json': { schema: schemaOf(answer, 'output') } } }
}

/** Codes that follow from the kind of call; a call's own stand in its contract. */
export const generalProblemsOf = (endpoint: AnyEndpoint): ProblemCode[] => [
  'invalid-input',
  'unknown-parameter',
  ...(endpoint.who === 'anyone'
    ? (['token-invalid', 'not-allowed'] as const)
    : (['not-signed-in', 'token-invalid', 'not-allowed'] as const)),
  ...(endpoint.shareToken ? (['share-token-ended'] as const) : []),
  ...(endpoint.who === 'anyone' || endpoint.gate === 'own-profile'
    ? []
    : (['password-change-needed', 'registration-pending'] as const)),
  'not-found',
  ...(endpoint.body === undefined && endpoint.multipart === undefined
    ? []
    : (['malformed-request', 'body-too-large', 'media-type'] as const)),
  ...(endpoint.multipart?.file === undefined
    ? []
    : ([
        'file-format',
        'file-content',
        'file-infected',
        'too-large',
        'disk-full',
        'upload-broken-off',
      ] as const)),
  ...(endpoint.multipart === undefined
    ? []
    : (['own-work-running', 'company-work-running', 'service-busy', 'upload-quota-used'] as const)),
  ...(isRepeatable(endpoint)
    ? (['idempotency-key-reused', 'still-running', 'changed-meanwhile'] as const)
    : []),
  'too-many-requests',
  'calls-running',
  'unexpected',
  'part-down',
  'storage-full',
  'request-timeout',
]

const problemsOf = (endpoint: AnyEndpoint): Json => {
  const byStatus = new Map<number, string[]>()
  for (const code of new Set([...(endpoint.problems ?? []), ...generalProblemsOf(endpoint)])) {
    const { status } = problemCodes[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const answers: Json = {}
  for (const [status, codes] of byStatus) {
    answers[status] = {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return answers
}

const operationOf = (endpoint: AnyEndpoint): Json => ({
  operationId: endpoint.name,
  tags: [endpoint.service],
  summary: endpoint.summary,
  description: `Who: ${whoText(endpoint)}.`,
  parameters: parametersOf(endpoint),
  ...bodyOf(endpoint),
  responses: {
    [endpoint.ok]: { description: 'done', ...answerOf(endpoint) },
    ...Object.fromEntries(
      (endpoint.alsoOk ?? []).map((status) => [status, { description: 'was so already' }]),
    ),
    ...problemsOf(endpoint),
  },
  ...(endpoint.who === 'anyone' ? { security: [] } : {}),
  ...(endpoint.shareToken ? { security: [{ bearer: [] }, { shareToken: [] }] } : {}),
})

type Contents = Record<string, { schema: unknown }>
interface Operation {
  description: string
  parameters: { name: string; required: boolean }[]
  requestBody?: { required: boolean; content: Contents }
  responses: Record<string, { description: string; content?: Contents }>
}

const eitherContent = (one: Contents, other: Contents): Contents =>
  Object.fromEntries(
    Object.entries(one).map(([type, { schema }]) => {
      const twin = other[type]?.schema
      const isSame = JSON.stringify(schema) === JSON.stringify(twin)
      return [type, { schema: isSame ? schema : { anyOf: [schema, twin] } }]
    }),
  )

function eitherResponse(
  one: Operation['responses'][string],
  other: Operation['responses'][string] | undefined,
): Operation['responses'][string] {
  if (other === undefined) return one
  const codes = new Set([...one.description.split(', '), ...other.description.split(', ')])
  return {
    description: [...codes].join(', '),
    ...(one.content && { content: eitherContent(one.content, other.content ?? {}) }),
  }
}

/** An operation that answers for the operator's own things as well: what either call takes and answers. */
function withTwin(json: Json, endpoint: AnyEndpoint): Json {
  const [one, twin] = [json, operationOf(endpoint)] as unknown as [Operation, Operation]
  const names = new Set([...one.parameters, ...twin.parameters].map(({ name }) => name))
  const find = ({ parameters }: Operation, name: string) => parameters.find((one) => one.name === name)
  return {
    ...one,
    description: `${one.description} With admin=true, ${endpoint.service} answers. ${twin.description}`,
    parameters: [...names].map((name) => {
      const [own, other] = [find(one, name), find(twin, name)]
      return { ...(own ?? other), required: own?.required === true && other?.required === true }
    }),
    ...(one.requestBody &&
      twin.requestBody && {
        requestBody: {
          required: true,
          content: eitherContent(one.requestBody.content, twin.requestBody.content),
        },
      }),
    responses: {
      ...twin.responses,
      ...Object.fromEntries(
        Object.entries(one.responses).map(([status, response]) => [
          status,
          eitherResponse(response, twin.responses[status]),
        ]),
      ),
    },
  }
}

/** OpenAPI 3.1 document of every public call beneath `/api`, made from the same schemas the server checks with. */
export const openApiDocument = (version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {}
    const method = endpoint.method.toLowerCase()
    path[method] =
      endpoint.routedBy === undefined ? operationOf(endpoint) : withTwin(path[method] as Json, endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Schrankwerk', version },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        shareToken: { type: 'apiKey', in: 'header', name: shareTokenHeader },
      },
    },
  }
}
