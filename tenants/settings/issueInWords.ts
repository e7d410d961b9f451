import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of values',
}

const size = (origin: string, bound: number | bigint): string => {
  if (origin === 'string') return `${bound} characters`
  return origin === 'array' ? `${bound} entries` : String(bound)
}

/** What is wrong with a value, in words for a marketer. */
export const issueInWords = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return 'must be one of the choices'
    case 'unrecognized_keys':
      return `has no part called ${issue.keys.join(', ')}`
    case 'too_small':
      return issue.message.startsWith('Too small')
        ? `must be at least ${size(issue.origin, issue.minimum)}`
        : issue.message
    case 'too_big':
      return issue.message.startsWith('Too big')
        ? `must be at most ${size(issue.origin, issue.maximum)}`
        : issue.message
    default:
      return issue.message
  }
}
