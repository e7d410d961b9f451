import { textOf } from '@/src/domain/textOf'
import {
  advertisesCredit,
  creditAdProblem,
  creditDisclaimerProblem,
} from '@/src/domain/finance/advertising/financeAdvertising'

/** Requires a comparison rate in every offer that names a rate or a repayment (LAW-01). */
export const lawfulWords = (value: unknown, { required }: { required?: boolean }): string | true => {
  const words = textOf(value) ?? ''
  return (required && words.trim() === '' ? 'This field is required.' : creditAdProblem(words)) ?? true
}

/** Requires the warning in the disclaimer of such an offer (LAW-02). */
export const lawfulDisclaimer = (value: unknown, { siblingData }: { siblingData: unknown }): string | true => {
  const { name, description } = Object(siblingData)
  return creditDisclaimerProblem(`${textOf(name) ?? ''} ${textOf(description) ?? ''}`, textOf(value) ?? '') ?? true
}

type FigureArgs = { siblingData: unknown; maxLength?: number }

/** Keeps credit off the picture: its comparison rate would have to stand there as large (LAW-01). */
export const figureWithoutCredit = (value: unknown, { siblingData, maxLength = 0 }: FigureArgs): string | true => {
  const { figure, figure_label } = Object(siblingData)
  if ((textOf(value) ?? '').length > maxLength) return `At most ${maxLength} characters: it stands on the picture.`
  if (textOf(figure_label) && !textOf(figure)) return 'Words without a figure: fill in the figure, or clear the words.'
  if (!advertisesCredit(`${textOf(figure) ?? ''} ${textOf(figure_label) ?? ''}`)) return true
  return 'A rate or a repayment cannot be the figure. Put it into the name, with its comparison rate.'
}
