/** A question about the car's condition: what each answer changes of the value, in percent. */
interface ConditionQuestion {
  label: string
  percent: Readonly<Record<string, number>>
}

/**
 * Questions of the valuation step (LEA-31), by the names they are stored under. Only the condition must be answered; an
 * open question changes nothing. What is owed is paid out of the value and does not change it.
 */
export const conditionQuestions = {
  condition: { label: 'Condition', percent: { Excellent: 3, Good: 0, Fair: -8, 'Needs work': -18 } },
  service_history: { label: 'Service history', percent: { Full: 2, Partial: -2, None: -6 } },
  tyres: { label: 'Tyres', percent: { 'Like new': 1, 'Half worn': 0, 'Need replacing': -2 } },
  accidents: { label: 'Accident damage', percent: { None: 0, Repaired: -6, 'Not repaired': -15 } },
  keys: { label: 'Keys', percent: { 'Two or more': 0, One: -1 } },
  owing: { label: 'Finance owing', percent: { No: 0, Yes: 0 } },
} as const satisfies Record<string, ConditionQuestion>

/** The conditions in plain words. */
export const conditionMeans: Readonly<Record<keyof typeof conditionQuestions.condition.percent, string>> = {
  Excellent: 'No marks to speak of, everything works, nothing is due.',
  Good: 'Light wear for its age: stone chips, a small scratch.',
  Fair: 'Dents, worn trim, or a repair that is due soon.',
  'Needs work': 'Damage, a warning light, or a fault to be fixed before it can be sold.',
}

export type ConditionKey = keyof typeof conditionQuestions
export type AdjustmentAnswers = Partial<Record<ConditionKey, string>>

const rows: readonly [string, ConditionQuestion][] = Object.entries(conditionQuestions)

/** Percent by which the answers change a value; unknown questions and answers change nothing. */
export const adjustmentPercent = (answers: Readonly<Record<string, string | undefined>>): number =>
  rows.reduce((sum, [key, { percent }]) => sum + (percent[answers[key] ?? ''] ?? 0), 0)
