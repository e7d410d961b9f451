/** What was typed, by the names of the fields; checkboxes of one name are an array. */
export type FormValues = Record<string, string | string[]>

/** What a form's action answers: its errors with what was typed, or the acknowledgement (LEA-38). */
export type FormState =
  | { kind: 'idle' }
  | { kind: 'invalid'; values: FormValues; errors: Record<string, string> }
  | { kind: 'failed'; values: FormValues; message: string }
  | { kind: 'sent'; reference: string }

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>
