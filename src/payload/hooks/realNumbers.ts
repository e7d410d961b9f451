import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload'

type Problem = { path: string; message: string }

const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** Whether a value is a number, or text that is one and nothing else; an empty value is none at all. */
export const isRealNumber = (value: unknown): boolean => {
  if (value === null || value === undefined) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'string') return false
  const text = value.trim()
  return text === '' || (NUMERIC.test(text) && Number.isFinite(Number(text)))
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Number fields whose value is none, with their paths. */
export const wrongNumbers = (fields: readonly FlattenedField[], data: unknown, under = ''): Problem[] => {
  const values = entriesOf(data)
  return fields.flatMap((field): Problem[] => {
    const value = values[field.name]
    const path = `${under}${field.name}`
    if (field.type === 'number') {
      const given = field.hasMany ? rowsOf(value) : [value]
      return given.every(isRealNumber) ? [] : [{ path, message: 'Give a number, in digits.' }]
    }
    if (field.type === 'group' || field.type === 'tab') return wrongNumbers(field.flattenedFields, value, `${path}.`)
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, n) => wrongNumbers(field.flattenedFields, row, `${path}.${n}.`))
    if (field.type !== 'blocks') return []
    return rowsOf(value).flatMap((row, n) => {
      const block = field.blocks.find(({ slug }) => slug === entriesOf(row).blockType)
      return block ? wrongNumbers(block.flattenedFields, row, `${path}.${n}.`) : []
    })
  })
}

const refuse = (problems: Problem[], where: { collection: string } | { global: string }, req: PayloadRequest): void => {
  if (problems.length > 0) throw new ValidationError({ ...where, errors: problems, req })
}

const ofCollection: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && 'data' in args)
    refuse(wrongNumbers(collection.flattenedFields, args.data), { collection: collection.slug }, req)
  return args
}

const ofGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') refuse(wrongNumbers(global.flattenedFields, args.data), { global: global.slug }, req)
  return args
}

const withFirst = <Hook>(hook: Hook, hooks: Hook[] | undefined): Hook[] => [hook, ...(hooks ?? [])]

/** Payload reads '12 apples' as 12 and 'apples' as NaN, which it stores: number fields take numbers only, everywhere. */
export const realNumbersOnly: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    // After the collection's own hooks: those of cars turn a feed's '$39,997' into 39997.
    hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ofCollection] },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: withFirst(ofGlobal, global.hooks?.beforeOperation) },
  })),
})
