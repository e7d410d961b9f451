import { type Block, type Field, type SanitizedConfig, type Tab, toWords } from 'payload'

/** A text in the admin, and what is wrong with it. */
export interface WordProblem {
  path: string
  problem: string
}

/** Names that are written with a capital inside. */
const OWN_SPELLING = /WhatsApp|YouTube|EasyCars|TraderAds|AusLoans|kW/g

/** Payload's own fields, whose texts come with it or are never shown. */
const PAYLOADS_OWN = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'blockName',
  'focalX',
  'focalY',
  'sizes',
])

/** Collections whose rows are shown in a report of their own. */
const REPORTED = new Set(['feed-runs'])

/** Counts that need no unit and no description. */
const PLAIN_COUNTS = new Set(['Year', 'Seats', 'Doors', 'Gears', 'Cylinders', 'Sleeps'])

/**
 * Why a label is no proper text: missing, equal to the database name, or derived by Payload from a name of several
 * words. `name` is the field's name.
 */
export const labelProblem = (label: unknown, name?: string): string | null => {
  if (typeof label === 'function') return null
  if (typeof label !== 'string' || label.trim() === '') return 'has no label'
  if (label.includes('_')) return `has an underscore in its label '${label}'`
  if (/[a-z][A-Z]/.test(label.replace(OWN_SPELLING, ''))) return `has a label in camelCase: '${label}'`
  if (/^[a-z]/.test(label)) return `has a label that begins small: '${label}'`
  if (name && /[_A-Z]/.test(name) && label === toWords(name)) return `has a label made of its name: '${label}'`
  return null
}

const descriptionOf = (field: Field): unknown =>
  'admin' in field && field.admin && 'description' in field.admin ? field.admin.description : undefined

/** Why a description tells nothing: it names whose the value is, and not what. */
const descriptionProblem = (description: unknown): string | null =>
  typeof description === 'string' && /Empty: (?:from publishing|the \S+[’']s)\.$/.test(description)
    ? `has a description without a noun: '${description}'`
    : null

const isShown = (field: Field): boolean => {
  const { hidden, disabled, components } = Object('admin' in field ? field.admin : {})
  // A custom component renders the field with its own texts.
  return hidden !== true && disabled !== true && !components?.Field
}

const isDisabled = (field: Field): boolean => Object('admin' in field ? field.admin : {}).disabled === true

const words = (label: unknown): string => (typeof label === 'string' ? label : '')
const hasUnit = (label: string): boolean => /\(.+\)|dollars|percent|kilometres|number of/i.test(label)

/**
 * Which fields need a description, and why, because a label alone is not enough: addresses (slug), ids, keys and codes;
 * JSON and code; lists of free text; numbers without a unit; a checkbox of one or two words, whose effect is elsewhere.
 */
export const needsDescription = (field: Field): string | null => {
  if (!('name' in field) || !field.name || !isShown(field) || descriptionOf(field)) return null
  const { name } = field
  const label = words('label' in field ? field.label : undefined)
  if (name === 'slug') return 'is a page address'
  if (/(^|_)(ids?|keys?|codes?)$|(Id|Ids|Key|Code|Codes)$/.test(name)) return 'is an id, a key or a code'
  if (field.type === 'json' || field.type === 'code') return `is ${field.type.toUpperCase()}`
  if (field.type === 'text' && field.hasMany) return 'is a list of free words'
  if (field.type === 'number' && !hasUnit(label) && !PLAIN_COUNTS.has(label)) return 'is a number without a unit'
  if (field.type === 'checkbox' && label.split(/\s+/).length < 3) return 'is a checkbox of one or two words'
  return null
}

const said = (path: string, problem: string | null): WordProblem[] => (problem ? [{ path, problem }] : [])

const optionProblems = (path: string, options: unknown): WordProblem[] =>
  (Array.isArray(options) ? options : []).flatMap((option: unknown) => {
    const raw = typeof option === 'string'
    const { value, label } = raw ? { value: option, label: option } : Object(option)
    return said(`${path}=${value}`, labelProblem(label))
  })

const rowLabels = (path: string, labels: unknown): WordProblem[] =>
  ['singular', 'plural'].flatMap((key) => said(`${path} (${key})`, labelProblem(Object(labels)[key])))

const tabProblems = (tab: Tab, path: string): WordProblem[] => {
  const under = 'name' in tab && tab.name ? `${path}${tab.name}.` : path
  return [
    ...said(`${path}tab`, labelProblem(tab.label, 'name' in tab ? tab.name : undefined)),
    ...wordProblems(tab.fields, under),
  ]
}

const blockProblems = (block: Block, path: string): WordProblem[] => [
  ...rowLabels(`${path}.${block.slug}`, block.labels),
  ...wordProblems(block.fields, `${path}.${block.slug}.`),
]

const fieldProblems = (field: Field, path: string): WordProblem[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tabProblems(tab, path))
  if (field.type === 'row') return wordProblems(field.fields, path)
  if (field.type === 'collapsible')
    return [...said(`${path}collapsible`, labelProblem(field.label)), ...wordProblems(field.fields, path)]
  const name = 'name' in field ? field.name : undefined
  // A completely hidden field, such as a password's hash, never leaves the server.
  if (PAYLOADS_OWN.has(name ?? '') || ('hidden' in field && field.hidden) || isDisabled(field)) return []
  const own = `${path}${name ?? field.type}`
  const inside =
    'fields' in field && Array.isArray(field.fields) ? wordProblems(field.fields, name ? `${own}.` : path) : []
  // A group inside a list's row or another group needs no heading.
  if (field.type === 'ui' || (field.type === 'group' && field.label === false)) return inside
  const needs = needsDescription(field)
  return [
    ...said(own, labelProblem('label' in field ? field.label : undefined, name)),
    ...said(own, needs && `${needs} and has no description`),
    ...said(own, descriptionProblem(descriptionOf(field))),
    ...('options' in field ? optionProblems(own, field.options) : []),
    ...(field.type === 'array' ? rowLabels(own, field.labels) : []),
    ...(field.type === 'blocks' ? field.blocks.flatMap((block) => blockProblems(block, own)) : []),
    ...inside,
  ]
}

/** All problems in the texts of some fields and their nested fields. */
export const wordProblems = (fields: Field[], path = ''): WordProblem[] =>
  fields.flatMap((field) => fieldProblems(field, path))

/** The same for every collection and global of ours, without Payload's internal ones. */
export const adminWordProblems = ({ collections, globals }: SanitizedConfig): WordProblem[] => [
  ...collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, labels, fields }) => [
      ...rowLabels(slug, labels),
      ...wordProblems(fields, `${slug}.`).filter(
        ({ problem }) => !REPORTED.has(slug) || !problem.endsWith('no description'),
      ),
    ]),
  ...globals.flatMap(({ slug, label, fields }) => [
    ...said(slug, labelProblem(label, slug)),
    ...wordProblems(fields, `${slug}.`),
  ]),
]
