import type { ArrayFieldValidation, GlobalConfig } from 'payload'
import { platformDrafts, refreshPlatform } from '@/globals/shared/refreshPlatform'
import { defaultCharges } from '@/src/domain/onRoad/defaultCharges'
import { australianStates } from '@/src/domain/locations/states'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'
import { pickDay } from '@/src/payload/fields/content/momentField'
import { dollars, dutyField, row } from './fields'

const isOfficial = (value: unknown): true | string =>
  (typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:') ||
  'Give the https:// address of the office’s page.'

/** No two charges of one state from the same day: it would be chance which of them counts. */
const oneOfEachDay: ArrayFieldValidation = (rows) => {
  const seen = new Set<string>()
  for (const one of Array.isArray(rows) ? rows : []) {
    const { state, validFrom } = Object(one)
    const key = `${state} ${validFrom ? new Date(validFrom).toDateString() : ''}`
    if (seen.has(key)) return `${state} is there twice from the same day. Remove one or give it a later day.`
    seen.add(key)
  }
  return true
}

/** What each state asks of who registers a car, for the estimate on vehicle pages of cars advertised without it. */
export const OnRoadCosts: GlobalConfig = {
  slug: 'on-road-costs',
  label: 'On-road costs',
  access: globalAccessFor('on-road-costs'),
  admin: {
    group: 'Platform',
    description:
      'Stamp duty, registration and CTP of each state, for the estimated drive-away price of cars advertised without government charges. Before the first publishing the built-in values are in force. Compare them with the offices’ pages each July.',
  },
  versions: platformDrafts,
  hooks: refreshPlatform,
  fields: [
    {
      name: 'charges',
      type: 'array',
      label: 'States',
      labels: { singular: 'State', plural: 'States' },
      defaultValue: defaultCharges.map(({ duty, validFrom, ...rest }) => ({
        ...rest,
        validFrom: `${validFrom}T00:00:00.000Z`,
        duty: duty.map((table) => ({ ...table, steps: table.steps.map((step) => ({ ...step })) })),
      })),
      validate: oneOfEachDay,
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/src/components/admin/platform/LegalRowLabel#ChargesRowLabel' },
        description:
          'Of two for one state the one that took effect last counts. A state that is not in the list has no estimate.',
      },
      fields: [
        row(
          { name: 'state', type: 'select', required: true, options: [...australianStates], admin: { width: '25%' } },
          {
            name: 'validFrom',
            type: 'date',
            label: 'Duty in force from',
            required: true,
            admin: { width: '25%', date: pickDay },
          },
          dollars('registration', 'Registration, 12 months', { description: 'With plates; an estimate.' }),
          dollars('ctp', 'CTP, 12 months', { description: 'Compulsory insurance; an estimate.' }),
        ),
        row(
          { name: 'office', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } },
          {
            name: 'source',
            type: 'text',
            label: 'Its page',
            required: true,
            validate: isOfficial,
            admin: { width: '50%', description: 'Shoppers are led there.' },
          },
        ),
        { name: 'note', type: 'text', label: 'Note for shoppers', maxLength: 200 },
        dutyField,
      ],
    },
  ],
}
