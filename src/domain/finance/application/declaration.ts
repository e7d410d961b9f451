import * as z from 'zod/mini'
import { checkboxField, requiredText } from '../../leads/formFields'

/**
 * What is agreed to before an application is sent; shown beside the boxes, and kept with it (LAW-07, Privacy Act 1988 Part
 * IIIA: a credit provider's look at a credit file needs to be told of).
 */
export const declarationTexts = {
  share: {
    to: 'Passing on',
    text: 'You may pass this application to the lender named here, who uses it to decide whether to lend to me.',
  },
  credit: {
    to: 'Credit check',
    text: 'The lender may ask a credit reporting body for my credit report. Asking is noted there.',
  },
  true: {
    to: 'Declaration',
    text: 'What I have answered is true and complete. I know that a lender may refuse me if it is not.',
  },
} as const

const ticked = checkboxField.check(z.refine((isTicked) => isTicked, 'Please tick this box to send the application.'))

/** The last page: three boxes and the typed name. */
export const declarationSchema = z.object({
  share: ticked,
  credit: ticked,
  true: ticked,
  signature: requiredText('Please type your full name.'),
})

/** Each consent as it is kept. */
export const declaredConsents = Object.values(declarationTexts).map(({ to, text }) => ({ to, text }))
