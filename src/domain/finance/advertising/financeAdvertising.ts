const RATE = /\d\s?%\s*(p\.?\s?a\b|per annum)/i
const REPAYMENT = /\$\s?\d[\d,.]*\s*(\/|a |per |each |every )\s*(wk|week|fn|fortnight|mth|month)\b/i
const NAMES_COMPARISON = /comparison rate/i
const WARNS = /warning:?\s+this comparison rate/i

/** Whether words of an editor advertise credit: a rate a year, or a repayment a week, a fortnight or a month (LAW-01). */
export const advertisesCredit = (text: string): boolean => RATE.test(text) || REPAYMENT.test(text)

/**
 * The problem of a text that advertises credit; null when there is none, or it does not advertise credit (LAW-01,
 * National Credit Code Part 10).
 */
export const creditAdProblem = (text: string): string | null =>
  advertisesCredit(text) && !NAMES_COMPARISON.test(text)
    ? 'A rate or a repayment needs its comparison rate beside it, for example: 4.9% p.a. (comparison rate 5.42% p.a.).'
    : null

/** What is missing from the disclaimer of a text that advertises credit; null when nothing is (LAW-02). */
export const creditDisclaimerProblem = (advertised: string, disclaimer: string): string | null =>
  advertisesCredit(advertised) && !WARNS.test(disclaimer)
    ? 'An offer that names a rate or a repayment needs the warning in its disclaimer: WARNING: This comparison rate is true only for the examples given …'
    : null
