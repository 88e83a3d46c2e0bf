import * as z from 'zod/mini'
import type { AnyEndpoint, Schema, Who } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problem, problemCodes } from './problem.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const whoText = (who: Who): string => {
  if (who === 'anyone') return 'nobody has to be signed in'
  if (who === 'signed-in') return 'everyone signed in'
  return Object.entries(who)
    .map(([type, right]) => (right === 'admin' ? `${type} (admins)` : type))
    .join(', ')
}

const parametersOf = (endpoint: AnyEndpoint): Json[] => {
  if (endpoint.query === undefined) return []
  const json = schemaOf(endpoint.query, 'input')
  const required = new Set((json.required as string[] | undefined) ?? [])
  return Object.entries((json.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
}

const bodyOf = (endpoint: AnyEndpoint): Json => {
  if (endpoint.multipart !== undefined) {
    const fields = endpoint.multipart.fields ? schemaOf(endpoint.multipart.fields, 'input') : {}
    const properties: Json = { ...((fields.properties as Json | undefined) ?? {}) }
    const required = [...((fields.required as string[] | undefined) ?? [])]
    if (endpoint.multipart.file !== undefined) properties.file = { type: 'string', format: 'binary' }
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

const answerOf = (endpoint: AnyEndpoint): Json => {
  if (endpoint.answer === 'empty') return {}
  if (endpoint.answer === 'file')
    return { content: { 'application/octet-stream': { schema: { type: 'string' } } } }
  if (endpoint.answer === 'stream')
    return { content: { 'text/event-stream': { schema: { type: 'string' } } } }
  return { content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } } }
}

const general = [
  'invalid-input',
  'not-signed-in',
  'not-allowed',
  'not-found',
  'too-many-requests',
  'part-down',
] as const

const problemsOf = (endpoint: AnyEndpoint): Json => {
  const byStatus = new Map<number, string[]>()
  for (const code of [...(endpoint.problems ?? []), ...general]) {
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

/** OpenAPI 3.1 document of every public call beneath `/api`, made from the same schemas the server checks with. */
export const openApiDocument = (version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = {
      operationId: endpoint.name,
      tags: [endpoint.service],
      summary: endpoint.summary,
      description: `Who: ${whoText(endpoint.who)}.`,
      parameters: parametersOf(endpoint),
      ...bodyOf(endpoint),
      responses: { [endpoint.ok]: { description: 'done', ...answerOf(endpoint) }, ...problemsOf(endpoint) },
      ...(endpoint.who === 'anyone' ? { security: [] } : {}),
    }
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
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
