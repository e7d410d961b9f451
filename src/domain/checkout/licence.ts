import { type AustralianState, australianStates } from '../locations/states'
import type { OrderPart } from './order'

/** A driver licence as its holder typed it: number and card number upper case without spaces. Never stored whole. */
export interface Licence {
  state: AustralianState
  number: string
  card: string
  /** yyyy-mm-dd */
  birthDate: string
  firstName: string
  lastName: string
}

/** What the register says of a licence; unknown: it was not asked, or did not answer. */
export type LicenceAnswer = { result: 'confirmed'; reference: string } | { result: 'refused' } | { result: 'unknown' }

/** Forms of licence and card numbers by state, as the Document Verification Service of Australia publishes them. */
const FORMS: Record<AustralianState, { number: RegExp; card: RegExp }> = {
  NSW: { number: /^[A-Z0-9]{6,8}$/, card: /^\d{10}$/ },
  VIC: { number: /^\d{1,10}$/, card: /^[A-Z0-9]{8}$/ },
  QLD: { number: /^\d{8,9}$/, card: /^[A-Z0-9]{10}$/ },
  SA: { number: /^[A-Z0-9]{6}$/, card: /^[A-Z0-9]{9}$/ },
  WA: { number: /^\d{7}$/, card: /^[A-Z0-9]{8,10}$/ },
  TAS: { number: /^[A-Z0-9]{6,8}$/, card: /^[A-Z0-9]{9}$/ },
  ACT: { number: /^\d{1,10}$/, card: /^[A-Z0-9]{10}$/ },
  NT: { number: /^\d{1,10}$/, card: /^\d{6,8}$/ },
}

/** A licence or card number without the spaces and hyphens it is printed with. */
export const bareNumber = (text: unknown): string => String(text).replace(/[\s-]/g, '').toUpperCase()

/** Whether a number has the form that its state gives it; an unknown state has none. */
export const hasLicenceForm = (state: string, which: 'number' | 'card', text: unknown): boolean =>
  australianStates.some((known) => known === state && FORMS[known][which].test(bareNumber(text)))

const ANSWERS = {
  confirmed: 'Confirmed by the register',
  unknown: 'Not checked online: please bring the licence to the handover',
}

/** What an order keeps of a licence: the state, the end of its number and the answer. */
export const licencePart = (
  { state, number }: Pick<Licence, 'state' | 'number'>,
  answer: Exclude<LicenceAnswer, { result: 'refused' }>,
): OrderPart => ({
  title: 'Driver licence',
  rows: [
    ['Issued in', state],
    ['Number', `ends in ${number.slice(-3)}`],
    ['Check', ANSWERS[answer.result]],
    ...(answer.result === 'confirmed' ? [['Reference', answer.reference] satisfies [string, string]] : []),
  ],
  text: null,
})
