import type { ArrayField, Field, FieldHook, TextFieldValidation } from 'payload'
import { hoursText } from '@/src/domain/locations/hours/groupHours'
import { readClock } from '@/src/domain/locations/hours/readClock'
import { pickDay } from '@/src/payload/fields/content/momentField'

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Hours a new location starts with: Monday to Friday 8:30 to 17:30, Saturday to 16:00, Sunday closed. */
const usualHours = () =>
  [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    weekday: String(weekday),
    status: weekday === 0 ? 'Closed' : 'Open',
    open: weekday === 0 ? null : '08:30',
    close: weekday === 0 ? null : weekday === 6 ? '16:00' : '17:30',
  }))

const clock = (value: unknown): number | null => (typeof value === 'string' ? readClock(value) : null)

/** Checks a day's opening or closing time; `startName` names the field it must come after. */
export const validTime =
  (startName?: string): TextFieldValidation =>
  (value, { siblingData }) => {
    if (!value) return true
    const minutes = clock(value)
    if (minutes === null) return 'Give a time such as 08:30 or 5:30 pm.'
    const day: Record<string, unknown> = { ...siblingData }
    const start = startName ? clock(day[startName]) : null
    return start === null || minutes > start ? true : 'Closing time must be after opening time.'
  }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Writes `formated_hours` (ENT-05) from the times; a feed's own words stay where it sends no times. */
export const formatHours = (day: Record<string, unknown>): string =>
  hoursText({
    weekday: Number(day.weekday),
    status: text(day.status) ?? 'Open',
    open: text(day.open),
    close: text(day.close),
    formated_hours: text(day.formated_hours) ?? '',
  })

const writeFormatted: FieldHook = ({ siblingData }) => formatHours(siblingData)

export const statusField = (enumName: string): Field => ({
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: 'Open',
  options: ['Open', 'Closed'],
  enumName,
})

/** ENT-05, one row a weekday. `formated_hours` is the specification's spelling. */
export const openingHours: ArrayField = {
  name: 'opening_hours',
  type: 'array',
  label: 'Opening hours',
  labels: { singular: 'Day', plural: 'Days' },
  // The default name is too long for Postgres once versions and constraints add theirs.
  dbName: 'location_hours',
  defaultValue: usualHours,
  maxRows: 14,
  admin: { description: 'Two rows for the same day make a lunch break.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'weekday',
          type: 'select',
          required: true,
          options: weekdays.map((label, value) => ({ label, value: String(value) })),
          enumName: 'enum_opening_hours_weekday',
        },
        statusField('enum_opening_hours_status'),
        {
          name: 'open',
          type: 'text',
          label: 'Opens',
          validate: validTime(),
          admin: { placeholder: '08:30', condition: (_, day) => day?.status !== 'Closed' },
        },
        {
          name: 'close',
          type: 'text',
          label: 'Closes',
          validate: validTime('open'),
          admin: { placeholder: '17:30', condition: (_, day) => day?.status !== 'Closed' },
        },
      ],
    },
    {
      name: 'formated_hours',
      type: 'text',
      label: 'As shown',
      admin: { readOnly: true, description: 'Written from the times on saving.' },
      hooks: { beforeChange: [writeFormatted] },
    },
  ],
}

/** ENT-06: holidays. Both shapes of hours are kept as they came: start_hour and end_hour, or hours.begin and hours.end. */
export const specialHours: ArrayField = {
  name: 'special_hours',
  type: 'array',
  label: 'Holiday hours',
  labels: { singular: 'Day', plural: 'Days' },
  admin: { description: 'Public holidays and other days that differ from the usual week.', initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          required: true,
          admin: { date: pickDay },
        },
        statusField('enum_special_hours_status'),
        {
          name: 'start_hour',
          type: 'text',
          label: 'Opens',
          validate: validTime(),
          admin: { placeholder: '10:00', condition: (_, day) => day?.status !== 'Closed' },
        },
        {
          name: 'end_hour',
          type: 'text',
          label: 'Closes',
          validate: validTime('start_hour'),
          admin: { placeholder: '15:00', condition: (_, day) => day?.status !== 'Closed' },
        },
      ],
    },
    {
      name: 'hours',
      type: 'group',
      label: 'Hours as sent by a feed',
      admin: { condition: (_, day) => Boolean(day?.hours?.begin || day?.hours?.end) },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'begin', type: 'text', label: 'Opens', validate: validTime() },
            { name: 'end', type: 'text', label: 'Closes', validate: validTime('begin') },
          ],
        },
      ],
    },
    { name: 'location_id', type: 'text', label: 'Location’s id in the feed', admin: { hidden: true } },
  ],
}
