import type { CollectionConfig, Field } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { isRecord } from '@/src/domain/isRecord'
import { australianStates } from '@/src/domain/locations/states'
import { fairPrizes } from '@/src/domain/prizes/drawPrize'
import { prizeColours } from '@/src/domain/prizes/wheelShape'
import { accessFor } from '@/src/payload/access/accessFor'
import { isPeriod } from '@/src/payload/fields/content/period'
import { momentField } from '@/src/payload/fields/content/momentField'
import { siteEditor } from '@/src/payload/fields/content/siteEditor'
import { tenantField } from '@/src/payload/fields/tenantField'

const stateOptions = australianStates.map((value) => ({ value, label: value }))
const COLOUR_LABELS = { brand: 'Brand colour', ink: 'Dark', accent: 'Accent', surface: 'Light' }

const isMoment = (value: unknown): boolean =>
  value instanceof Date || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

const afterStart = (value: unknown, { siblingData }: { siblingData: unknown }): string | true => {
  const { start }: { start?: unknown } = Object(siblingData)
  if (!isMoment(value)) return 'Give a date and time.'
  return isPeriod(start, value) ? true : 'The end must come after the start.'
}

const afterEnd = (value: unknown, { siblingData }: { siblingData: unknown }): string | true => {
  const { expiry }: { expiry?: unknown } = Object(siblingData)
  if (value === null || value === undefined || value === '') return true
  return isPeriod(expiry, value)
    ? true
    : 'A prize of the last turn must still be collected: choose a day after the end.'
}

const prizeFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'label', type: 'text', required: true, maxLength: 28, label: 'On the wheel', admin: { width: '40%' } },
      {
        name: 'weight',
        type: 'number',
        required: true,
        min: 1,
        max: 1_000_000,
        defaultValue: 1,
        admin: { width: '20%', step: 1, description: 'Its share of all turns: 1 beside 99 wins one turn in 100.' },
      },
      {
        name: 'stock',
        type: 'number',
        min: 0,
        label: 'How many',
        admin: { width: '20%', step: 1, description: 'Empty: without a limit.' },
      },
      {
        name: 'colour',
        type: 'select',
        required: true,
        defaultValue: 'brand',
        options: prizeColours.map((value) => ({ value, label: COLOUR_LABELS[value] })),
        admin: { width: '20%' },
      },
    ],
  },
  {
    name: 'wins',
    type: 'checkbox',
    defaultValue: true,
    label: 'It is a prize',
    admin: { description: 'Off: a turn that wins nothing, such as Better luck next time. No code is made.' },
  },
  {
    name: 'what',
    type: 'textarea',
    required: true,
    label: 'What the winner reads',
    admin: { rows: 2, placeholder: 'A logbook service for any car you own. Show the code when you book.' },
  },
]

/** A prize wheel (RTE-40): what can be won, how often, when, and on which terms. Turns are drawn by the server alone. */
export const PrizeWheels: CollectionConfig = {
  slug: 'prize-wheels',
  labels: { singular: 'Prize wheel', plural: 'Prize wheels' },
  access: accessFor('prize-wheels'),
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'active', 'start', 'expiry', 'updatedAt'],
    listSearchableFields: ['title'],
    description: 'Shown at /spin-to-win between its dates. Of several at a time the one that began last is shown.',
  },
  defaultSort: '-start',
  hooks: refreshHooks,
  fields: [
    tenantField(),
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', label: 'Introduction', maxLength: 300, admin: { rows: 2 } },
    {
      name: 'prizes',
      type: 'array',
      required: true,
      labels: { singular: 'Prize', plural: 'Prizes' },
      validate: (rows) => fairPrizes(Array.isArray(rows) ? rows.filter(isRecord) : []),
      admin: {
        description:
          'A turn that falls on a prize of which none is left wins one without a limit: the other chances stay as printed.',
      },
      fields: prizeFields,
    },
    {
      name: 'terms',
      type: 'richText',
      required: true,
      label: 'Terms and conditions',
      editor: siteEditor,
      admin: { description: 'Printed under the wheel. Must be accepted before a turn.' },
    },
    {
      name: 'stateTerms',
      type: 'array',
      label: 'For each state',
      labels: { singular: 'State', plural: 'States' },
      admin: { description: 'Permit numbers and what differs in a state. Printed with the terms.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'state', type: 'select', required: true, options: stateOptions, admin: { width: '30%' } },
            { name: 'permit', type: 'text', maxLength: 60, label: 'Permit number', admin: { width: '70%' } },
          ],
        },
        { name: 'text', type: 'textarea', admin: { rows: 2 } },
      ],
    },
    {
      name: 'states',
      type: 'select',
      hasMany: true,
      label: 'Who may take part',
      options: stateOptions,
      admin: { description: 'Residents of these states. None: of all of Australia.' },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: false,
      label: 'On the website',
      admin: { position: 'sidebar', description: 'Off: nobody sees it and nobody can spin.' },
    },
    momentField({
      name: 'start',
      type: 'date',
      required: true,
      validate: (value) => (isMoment(value) ? true : 'Give a date and time.'),
      admin: { position: 'sidebar' },
    }),
    momentField({
      name: 'expiry',
      type: 'date',
      required: true,
      label: 'End',
      validate: afterStart,
      admin: { position: 'sidebar' },
    }),
    momentField({
      name: 'collectBy',
      type: 'date',
      label: 'Collect prizes by',
      validate: afterEnd,
      admin: {
        position: 'sidebar',
        description: 'Printed with the terms, the prize and its mail. Empty: no last day.',
      },
    }),
    {
      name: 'showOdds',
      type: 'checkbox',
      defaultValue: true,
      label: 'Print the chances',
      admin: { position: 'sidebar', description: 'Some states ask for them. They follow from the weights.' },
    },
  ],
}
