export const applicationStates = ['draft', 'submitted', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const applicationStateWords: Record<ApplicationState, string> = {
  draft: 'Not sent yet',
  submitted: 'Sent',
  withdrawn: 'Withdrawn',
}

/** How far an application is on its way to the lender. `none`: no lender is connected, the dealership passes it on itself. */
export const lenderStates = ['none', 'queued', 'sent', 'failed'] as const
export type LenderState = (typeof lenderStates)[number]

export const lenderStateLabels: Record<LenderState, string> = {
  none: 'Passed on by hand',
  queued: 'On its way',
  sent: 'With the lender',
  failed: 'Not taken',
}

/** An application as its shopper sees it in the garage. */
export interface ApplicationSummary {
  id: string
  state: ApplicationState
  lenderState: LenderState
  vehicle: string
  /** ISO: when it was sent, else when it was last saved. */
  at: string
}

/** 'A1B2C3D4': short enough to say on the phone. */
export const applicationNumber = (id: string): string => id.slice(0, 8).toUpperCase()

/** Days for which a begun application waits to be continued. */
export const DRAFT_DAYS = 30
