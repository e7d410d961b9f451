import type { RegoState, RegoVehicle } from '@/src/domain/tradeIn/regoVehicle'

/** Who knows which vehicle a registration belongs to (LEA-32). Never asked for, and never answers, who owns it. */
export interface RegoLookup {
  /** @param rego upper case, without spaces. Null: no such registration. @throws when there is no answer. */
  lookup: (rego: string, state: RegoState) => Promise<RegoVehicle | null>
}
