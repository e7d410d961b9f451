import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  getFieldByPath,
  type Plugin,
  type SanitizedConfig,
} from 'payload'
import { isRecord } from '@/src/domain/isRecord'

type Choice = Extract<FlattenedField, { type: 'select' }>

/** Operators that compare words, which PostgreSQL does not do with the values of an enum. */
const BY_WORDS = ['like', 'not_like', 'contains']

const choicesOf = ({ options }: Choice): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

const valuesOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [])
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.trim())

const problemOf = (field: Choice, path: string, condition: Record<string, unknown>): string | null => {
  const choices = choicesOf(field)
  for (const [operator, value] of Object.entries(condition)) {
    if (operator === 'exists') continue
    const isOne = valuesOf(value).every((one) => choices.includes(one))
    const isCompared = field.hasMany === true || !BY_WORDS.includes(operator)
    if (!isOne || !isCompared) return `${path} has no such choice.`
  }
  return null
}

/**
 * What is wrong with a query's choices, in words; null: nothing. The choices are not told: whether the reader may ask for the
 * field is checked later.
 */
const wrongChoice = (fields: FlattenedField[], where: unknown, config: SanitizedConfig): string | null => {
  for (const [path, condition] of Object.entries(isRecord(where) ? where : {})) {
    if (Array.isArray(condition)) {
      const [found] = condition.flatMap((one) => wrongChoice(fields, one, config) ?? [])
      if (found) return found
    } else if (isRecord(condition)) {
      // In a question for versions every path begins so.
      const own = path.replaceAll('__', '.').replace(/^version\./, '')
      const field = getFieldByPath({ config, fields, includeRelationships: true, path: own })?.field
      const problem = field?.type === 'select' ? problemOf(field, path, condition) : null
      if (problem) return problem
    }
  }
  return null
}

const refuseOthers: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const asked = !overrideAccess && 'where' in args ? args.where : null
  const problem = wrongChoice(collection.flattenedFields, asked, req.payload.config)
  if (problem) throw new APIError(problem, 400)
  return args
}

/** A choice that a field does not have would be a failed statement and 500: who asks for one is told so. */
export const realChoicesOnly: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), refuseOthers] },
  })),
})
