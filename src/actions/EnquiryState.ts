/** What the enquiry form shows: fresh, its errors with what was typed, or the acknowledgement (LEA-38). */
export type EnquiryState =
  | { kind: 'idle' }
  | { kind: 'invalid'; values: Record<string, string>; errors: Record<string, string> }
  | { kind: 'failed'; values: Record<string, string>; message: string }
  | { kind: 'sent'; leadId: string }
