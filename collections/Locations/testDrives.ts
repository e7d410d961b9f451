import type { Field, NamedTab } from 'payload'
import { testDriveLimits } from '@/src/domain/testDrives/TestDriveRules'
import { between } from './fields'

const wholeBetween = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? 'Give a whole number.' : between(low, high)(value)

const testDriveNumber = (
  name: string,
  label: string,
  { usual, min, max }: { usual: number; min: number; max: number },
  description?: string,
): Field => ({
  name,
  type: 'number',
  label,
  defaultValue: usual,
  validate: wholeBetween(min, max),
  admin: {
    width: '25%',
    step: 1,
    condition: (_, rules) => rules?.takes !== false,
    ...(description ? { description } : {}),
  },
})

/** LEA-22: when test drives are offered. A location without opening hours offers none. */
export const testDrivesTab: NamedTab = {
  name: 'test_drives',
  label: 'Test drives',
  description: 'Times that shoppers can book lie within the opening hours, and never on a day that is closed.',
  fields: [
    { name: 'takes', type: 'checkbox', label: 'Test drives can be booked here', defaultValue: true },
    {
      type: 'row',
      fields: [
        testDriveNumber('minutes', 'Length (minutes)', testDriveLimits.minutes),
        testDriveNumber('at_once', 'At the same time', testDriveLimits.atOnce, 'How many cars can be out at once.'),
        testDriveNumber('notice_hours', 'Shortest notice (hours)', testDriveLimits.noticeHours),
        testDriveNumber('days_ahead', 'Days ahead', testDriveLimits.daysAhead, 'How far ahead a time can be booked.'),
      ],
    },
  ],
}
