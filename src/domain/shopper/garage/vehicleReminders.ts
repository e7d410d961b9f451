import { dayWords, dueWords } from './ownVehicles'

export const reminderKinds = ['rego', 'service'] as const

/** A day an owner is reminded of. */
export interface DueReminder {
  kind: (typeof reminderKinds)[number]
  /** YYYY-MM-DD. */
  day: string
}

/** 'Registration ends in 30 days, on 25/12/2026'. */
export const dueOf = ({ kind, day }: DueReminder, today: string): string => {
  const what = kind === 'rego' ? 'Registration ends' : 'Service is due'
  const { text, presses } = dueWords(day, today)
  if (presses === 'past')
    return kind === 'rego' ? `Registration ended on ${dayWords(day)}` : `Service was due on ${dayWords(day)}`
  if (text === 'Today') return `${what} today`
  return `${what} ${text.replace(/^In/, 'in').replace(', ', ', on ')}`
}
