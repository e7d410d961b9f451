import type { ArrayField, ArrayFieldValidation, Field, NumberField, RowField, SelectField } from 'payload'
import { dutyConditions, dutyPowers, dutyVehicles } from '@/src/domain/onRoad/StateCharges'

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

interface NumberWords {
  description?: string
  initial?: number
  max?: number
}

/** A number from 0 that must be there. */
const amount = (name: string, label: string, { description, initial, max = 10_000_000 }: NumberWords): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  max,
  defaultValue: initial,
  admin: { width: '25%', description },
})

export const dollars = (name: string, label: string, words: NumberWords = {}): NumberField =>
  amount(name, `${label} ($)`, words)

/** A limit that may be left empty. */
const limit = (name: string, label: string, description: string): NumberField => ({
  name,
  type: 'number',
  label,
  min: 0,
  max: 1000,
  admin: { width: '25%', description },
})

const choice = <T extends string>(name: string, label: string, words: Record<T, string>, all: readonly T[]) =>
  ({
    name,
    type: 'select',
    label,
    required: true,
    defaultValue: all[0],
    options: all.map((value) => ({ value, label: words[value] })),
    admin: { width: '33%' },
  }) satisfies SelectField

/** Steps follow each other upwards, from 0 on; the last of them has nothing to climb to. */
const climbing: ArrayFieldValidation = (rows) => {
  const steps = (Array.isArray(rows) ? rows : []).map((step) => Object(step))
  if (steps.length === 0 || steps[0].above !== 0) return 'The first step begins above $0.'
  if (steps.some(({ above }, at) => at > 0 && above <= steps[at - 1].above))
    return 'Each step begins above the one before it.'
  return typeof steps.at(-1).climbsTo !== 'number' || 'The last step has no end that its rate could climb to.'
}

const stepFields: Field[] = [
  row(
    dollars('above', 'Value above'),
    dollars('base', 'Fixed amount', { initial: 0 }),
    amount('rate', 'Rate (%)', { max: 100 }),
    {
      name: 'of',
      type: 'select',
      label: 'Of',
      required: true,
      defaultValue: 'whole',
      options: [
        { value: 'whole', label: 'The whole value' },
        { value: 'excess', label: 'What is above' },
      ],
      admin: { width: '25%' },
    },
    limit('climbsTo', 'Climbs to (%)', 'By the next step. Empty: the rate is fixed.'),
  ),
]

/** The duty tables of one state; the first that fits a vehicle counts. */
export const dutyField: ArrayField = {
  name: 'duty',
  type: 'array',
  label: 'Stamp duty',
  labels: { singular: 'Table', plural: 'Tables' },
  minRows: 1,
  admin: { description: 'The first table that fits a car counts, so the one for all others comes last.' },
  fields: [
    row(
      choice('vehicles', 'Vehicles', { any: 'Any', passenger: 'Passenger', goods: 'Utes, vans' }, dutyVehicles),
      choice('condition', 'Condition', { any: 'Any', new: 'New', used: 'Used or demo' }, dutyConditions),
      choice(
        'power',
        'Power',
        {
          any: 'Any',
          electric: 'Electric',
          plugIn: 'Electric or plug-in hybrid',
          hybridOrElectric: 'Electric or any hybrid',
        },
        dutyPowers,
      ),
    ),
    row(
      limit('cylindersFrom', 'Cylinders from', 'Empty: any.'),
      limit('cylindersTo', 'Cylinders to', 'Empty: any.'),
      limit('co2To', 'CO2 at most (g/km)', 'Empty: any.'),
      dollars('perDollars', 'For each part of', { initial: 100, description: '1: the value is not rounded up.' }),
    ),
    dollars('minimum', 'Least duty', { initial: 0 }),
    { name: 'steps', type: 'array', label: 'Steps', minRows: 1, validate: climbing, fields: stepFields },
  ],
}
