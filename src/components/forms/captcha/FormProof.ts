/** What proves that a person's browser sends a form. */
export interface FormProof {
  /** An answer that was not sent before. @throws when there is none */
  answer: () => Promise<string>
}
