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
