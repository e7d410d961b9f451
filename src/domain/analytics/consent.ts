/** What a dealership asks of its visitors before tags of others run (`settings.analytics.consent`). */
export type ConsentRule = 'none' | 'opt_out' | 'opt_in'
export type ConsentChoice = 'granted' | 'denied'

/**
 * Whether measuring by others is allowed: as the visitor chose, else as the rule starts. Our own events carry nothing
 * personal and need no consent.
 */
export const consentOf = (rule: ConsentRule, choice: ConsentChoice | null | undefined): ConsentChoice => {
  if (rule === 'none') return 'granted'
  return choice ?? (rule === 'opt_in' ? 'denied' : 'granted')
}
