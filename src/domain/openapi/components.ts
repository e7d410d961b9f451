import { z } from 'zod'
import {
  carListSchema,
  carWrittenSchema,
  errorSchema,
  failedRunSchema,
  refusalSchema,
  runAnswerSchema,
  runSchema,
  storedCarSchema,
} from './apiSchemas'
import { appointmentsAnswerSchema } from '../testDrives/appointmentsAnswer'
import { carRequestSchema } from './carRequest'

/** Every schema of the API by its name in the document: the same ones the tests hold real answers against. */
export const apiComponents = {
  Error: errorSchema,
  Run: runSchema,
  RunAnswer: runAnswerSchema,
  UnreadableFile: failedRunSchema,
  Refusal: refusalSchema,
  Unprocessable: z.union([failedRunSchema, refusalSchema]),
  CarRequest: carRequestSchema,
  CarChange: carRequestSchema.partial(),
  Car: storedCarSchema,
  CarWritten: carWrittenSchema,
  CarList: carListSchema,
  Appointments: appointmentsAnswerSchema,
} as const

export type ComponentName = keyof typeof apiComponents

const address = (name: string): string => `#/components/schemas/${name}`

/** A reference to a schema of the document. */
export const ref = (name: ComponentName) => ({ $ref: address(name) })

/** JSON Schemas of all components, referring to each other. */
export const componentSchemas = (): Record<string, unknown> => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(apiComponents)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: address, io: 'input' })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  )
}

const json = (name: ComponentName) => ({ 'application/json': { schema: ref(name) } })

/** An answer of the API: a JSON body of a component, or a file. */
export const answer = (description: string, name: ComponentName) => ({ description, content: json(name) })
export const fileAnswer = (description: string, ...types: string[]) => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])),
})
export const jsonBody = (name: ComponentName) => ({ required: true, content: json(name) })

export const pathParameter = (name: string, description: string, schema: object) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
})
export const queryParameter = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  schema,
})

export const idSchema = { type: 'string', format: 'uuid' }

const errors: Readonly<Record<string, string>> = {
  400: 'Something in the request cannot be read; `fields` names it.',
  401: 'No key, an unknown key, or the feed client is switched off.',
  403: 'Not for you, or not at this address: the API answers on the platform’s host only.',
  404: 'There is no such thing, or it is another’s.',
  413: 'The body is too large.',
}

/** The errors an operation may answer, by status. */
export const errorAnswers = (...statuses: (keyof typeof errors & string)[]) =>
  Object.fromEntries(statuses.map((status) => [status, answer(errors[status] ?? 'Error.', 'Error')]))

export const feedKey = [{ feedKey: [] }]
export const staff = [{ staffCookie: [] }]
