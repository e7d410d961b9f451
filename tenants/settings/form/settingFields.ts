import type { Field } from 'payload'
import type { z } from 'zod'
import { issueInWords } from '../issueInWords'
import { settingFieldName, type Setting } from '../Setting'
import { fromForm, partsFromForm } from './formValue'
import { inputFor, type Input, type InputPart } from './inputFor'

type Verdict = string | true
type Validate = (value: unknown, options: { siblingData: unknown }) => Verdict

/** What every generated field has, whatever its type. */
interface Words {
  name: string
  label: string
  validate: Validate
  admin: {
    readOnly: false
    width?: string
    hidden?: boolean
    placeholder?: string
    description?: string
    components?: { Description: { path: string; clientProps: object } }
  }
}

const SWITCH = [
  { label: 'On', value: 'true' },
  { label: 'Off', value: 'false' },
]

/** Inputs that need the whole width. */
const WIDE: readonly Input['kind'][] = ['textarea', 'object', 'rows']

const inSentence = (issues: z.core.$ZodIssue[], from: number): Verdict =>
  issues.map((issue) => [...issue.path.slice(from).map(String), issueInWords(issue)].join(': ')).join('; ') || true

/** The check of one part: what the schema of the whole says about it, and under the first part about the whole. */
const checkPart =
  (schema: z.ZodType, { name }: InputPart, isFirst: boolean, whole: (siblings: unknown) => unknown): Validate =>
  (_value, { siblingData }) => {
    const value = whole(siblingData)
    const issues = value === undefined ? [] : (schema.safeParse(value).error?.issues ?? [])
    const mine = issues.filter(({ path: [part] }) => part === name || (part === undefined && isFirst))
    return mine.some(({ code }) => code === 'invalid_type') && !Object.hasOwn(Object(value), name)
      ? 'must not be empty'
      : inSentence(mine, 1)
  }

const partFields = (schema: z.ZodType, parts: InputPart[], whole: (siblings: unknown) => unknown): Field[] =>
  inRows(
    parts.map((part, at) => {
      const { name, label, description, input } = part
      return nativeField(input, schema, {
        name,
        label,
        validate: checkPart(schema, part, at === 0, whole),
        admin: { readOnly: false, description, ...(WIDE.includes(input.kind) ? {} : { width: '50%' }) },
      })
    }),
  )

/** Fields of half the width stand two and two in rows. */
const inRows = (fields: Field[]): Field[] => {
  const placed: Field[] = []
  for (const field of fields) {
    const last = placed.at(-1)
    if (!Object(field.admin).width) placed.push(field)
    else if (last?.type === 'row') last.fields.push(field)
    else placed.push({ type: 'row', fields: [field] })
  }
  return placed
}

/** Payload's own field for an input. Nothing of it is a column: what it holds is stored in `settings`. */
const nativeField = (input: Input, schema: z.ZodType, words: Words): Field => {
  const shared = { ...words, virtual: true }
  switch (input.kind) {
    case 'toggle':
      return words.admin.components
        ? { ...shared, type: 'radio', options: SWITCH }
        : { ...shared, type: 'checkbox', defaultValue: false }
    case 'select':
    case 'choices':
      return {
        ...shared,
        type: 'select',
        hasMany: input.kind === 'choices',
        options: input.choices.map(({ label, value }) => ({ label, value: String(value) })),
      }
    case 'number':
      return {
        ...shared,
        type: 'number',
        min: input.min,
        max: input.max,
      }
    case 'list':
      return { ...shared, type: input.of, hasMany: true }
    case 'date':
      return {
        ...shared,
        type: 'date',
        admin: {
          ...words.admin,
          date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy', overrides: { calendarStartDay: 1 } },
        },
      }
    case 'object': {
      const { validate: _, ...group } = shared
      return {
        ...group,
        type: 'group',
        fields: partFields(schema, input.parts, (siblings) => fromForm(input, siblings)),
      }
    }
    case 'rows':
      return {
        ...shared,
        type: 'array',
        labels: { singular: 'Entry', plural: 'Entries' },
        fields: partFields(input.item, input.parts, (siblings) => partsFromForm(input.parts, siblings)),
      }
    case 'textarea':
      return { ...shared, type: 'textarea' }
    case 'text':
      return { ...shared, type: 'text' }
  }
}

const settingField = (key: string, row: Setting): Field => {
  const { schema, label, unit, withheld, description } = row
  const input = inputFor(schema)
  const wide = WIDE.includes(input.kind)
  const validate: Validate = (entry) => {
    const value = fromForm(input, entry)
    const issues = value === undefined ? [] : (schema.safeParse(value).error?.issues ?? [])
    // An error inside an entry is shown at that entry's own field.
    return inSentence(input.kind === 'rows' ? issues.filter(({ path }) => path.length === 0) : issues, 0)
  }
  const Description = { path: '/src/components/admin/settings/SettingNote#SettingNote', clientProps: { setting: key } }
  return nativeField(input, schema, {
    name: settingFieldName(key),
    label: unit ? `${label} (${unit})` : label,
    validate,
    admin: {
      readOnly: false,
      description,
      ...(withheld ? { hidden: true } : {}),
      ...(wide ? {} : { width: '50%' }),
      // Words in the input itself, so that an empty one does not look forgotten.
      ...(row.secret ? {} : { placeholder: 'Inherited' }),
      components: { Description },
    },
  })
}

/** The fields of settings, a collapsible for each group of the table: a new row of the table is a field here. */
export const settingFields = (groups: readonly { title: string; rows: Readonly<Record<string, Setting>> }[]): Field[] =>
  groups.map(({ title, rows }) => ({
    type: 'collapsible',
    label: title,
    admin: {
      initCollapsed: true,
      components: {
        Label: { path: '/src/components/admin/settings/SettingGroupLabel#SettingGroupLabel', clientProps: { title } },
      },
    },
    fields: inRows(Object.entries(rows).map(([key, row]) => settingField(key, row))),
  }))
