import type { Conversion } from '@/src/domain/analytics/conversion'

/** An advertiser's network that is told of leads. */
export interface ConversionDestination {
  /**
   * 'refused': the network will never take it, and says why in the answer's code. Throws when it should be tried again.
   */
  send(conversion: Conversion): Promise<{ kind: 'sent' } | { kind: 'refused'; reason: string }>
}
