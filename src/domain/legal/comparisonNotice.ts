import type { LegalWords } from './legalTexts'

type Words = Pick<LegalWords, 'estimateNotice' | 'comparisonExample' | 'comparisonWarning'>

/**
 * The warning for every page and document with a repayment or a rate (LAW-02, FIN-46). `example: false` leaves out the
 * example, where a disclaimer beside it has its own (FIN-47).
 */
export const comparisonNotice = (legal: Words, { example = true } = {}): string =>
  [legal.estimateNotice, example ? legal.comparisonExample : null, legal.comparisonWarning].filter(Boolean).join(' ')
