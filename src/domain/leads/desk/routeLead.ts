import { wantsLead } from '../delivery/wantsLead'

/** When a lead has to come for a rule to apply: at any time, in its location's opening hours, outside of them. */
export type RuleHours = 'any' | 'open' | 'closed'

/** One switched-on rule of a dealership, as far as it decides which leads it is for; an empty list is everything. */
export interface LeadRuleFacts {
  /** Lowest first. */
  priority: number
  categories: readonly string[]
  makes: readonly string[]
  locationIds: readonly string[]
  hours: RuleHours
}

export interface RoutedLead {
  category: string
  vehicle_make: string
  locationId: string | null
  /** Whether its location was open when it came; null: no hours are known, and it counts as open. */
  isOpen: boolean | null
}

const appliesTo = (rule: LeadRuleFacts, lead: RoutedLead): boolean =>
  wantsLead(rule, lead) &&
  (rule.locationIds.length === 0 || (lead.locationId !== null && rule.locationIds.includes(lead.locationId))) &&
  (rule.hours === 'any' || (rule.hours === 'open') === (lead.isOpen ?? true))

/** The first rule, by priority, that a lead falls under (CRM-04); null: none. */
export const routeLead = <R extends LeadRuleFacts>(rules: readonly R[], lead: RoutedLead): R | null =>
  rules.toSorted((one, other) => one.priority - other.priority).find((rule) => appliesTo(rule, lead)) ?? null
