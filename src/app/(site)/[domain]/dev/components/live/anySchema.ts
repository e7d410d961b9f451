import { looseObject } from 'zod/mini'

/** Takes whatever was typed. */
export const anySchema = looseObject({})
