/** The moments a lead has to be answered by, and at which staff and admins are told that it was not. */
export interface LeadClock {
  respond_by: string
  remind_at: string
  escalate_at: string
}
