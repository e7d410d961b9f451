import type { DateField, FieldHook, PayloadRequest } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { actorOf, workedFor } from '../../access/actor'
import { dealershipZone } from '@/tenants/dealershipZone'

/** The zone of a row's dealership, for staff, whose forms show the moment in it; visitors' pages do their own. */
const forStaff = (req: PayloadRequest, tenant: string | null): Promise<string> | undefined =>
  actorOf(req.user).kind === 'staff' ? dealershipZone(req, tenant) : undefined

const zoneOfRow: FieldHook = ({ data, req }) => forStaff(req, relationId(data?.tenant) ?? workedFor(req))

const zoneOfPlatform: FieldHook = ({ req }) => forStaff(req, null)

/** A calendar in weeks from Monday: Payload's own begin on Sunday. */
export const mondayFirst = { overrides: { calendarStartDay: 1 } } as const

/** How a day without a time is picked: as dd/MM/yyyy. */
export const pickDay = { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy', ...mondayFirst } as const

/**
 * A date and time in the dealership's time zone, whatever the editor's: 11:45 pm entered is 11:45 pm there. Payload
 * stores a zone beside such a field; here it is no column, because a dealership has one zone.
 */
export const momentField = (field: DateField, { ofPlatform = false } = {}): DateField => ({
  ...field,
  timezone: {
    supportedTimezones: [],
    override: ({ baseField }) => ({
      name: baseField.name,
      type: 'text',
      label: 'Time zone',
      virtual: true,
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
      defaultValue: ({ req }) => forStaff(req, ofPlatform ? null : workedFor(req)),
      hooks: { afterRead: [ofPlatform ? zoneOfPlatform : zoneOfRow] },
    }),
  },
  admin: {
    ...field.admin,
    date: {
      ...field.admin?.date,
      pickerAppearance: 'dayAndTime',
      displayFormat: 'dd/MM/yyyy h:mm a',
      ...mondayFirst,
    },
    components: {
      ...field.admin?.components,
      afterInput: ['/src/components/admin/editing/ZoneNote#ZoneNote'],
    },
  },
})
