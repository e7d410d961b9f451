import type { DemoPage } from '../DemoTenant'
import { button, faq, hero, picture, reasons, text } from '../../starter/writtenBlocks'
import type { Voice } from './Voice'

/** RTE-50. */
export const financeInsurancePage = ({ name, financeLink, phone, pictures }: Voice): DemoPage => ({
  title: 'Finance and insurance',
  slug: 'finance-and-insurance',
  description: `Car finance and insurance at ${name}: the kinds of loan, the papers you need, and what to look for in a policy.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Finance and insurance',
      heading: 'The boring part, done well',
      text: 'Borrow what you can repay, insure what you cannot replace, and read both before you sign.',
      image: picture(pictures.finance),
      button: button('Start an enquiry', `${financeLink}#finance-form`),
      secondButton: button('Find cars for your budget', '/budget-search'),
    }),
    reasons('Three kinds of loan', [
      [
        'wallet',
        'Secured car loan',
        'The car is the security, so the rate is lower. Fixed for the term, usually three to seven years.',
      ],
      [
        'repeat',
        'With a final payment',
        'Lower repayments now, a lump sum at the end: refinance it, pay it, or trade the car in.',
      ],
      ['store', 'For a business', 'Chattel mortgage or lease, arranged around how you account for GST.'],
    ]),
    text(`## Papers that make it quick

- Driver licence, both sides.
- Two recent payslips, or two years of tax returns if you work for yourself.
- Three months of statements from the account your pay goes into.
- The payout figure of your current loan, if you trade in a car that has one.

## What lenders look at

How steady your income is, what else you repay, and how you have repaid before. An enquiry with us leaves no mark on your credit file; an application to a lender does. We tell you before we make one.

## Comprehensive insurance

You are free to insure with anybody. Compare the **agreed or market value**, the **excess for young drivers**, whether a **hire car** is included after an accident and not only after a theft, and whether you can **choose the repairer**.

## What we are paid

We may receive a commission from the lender or the insurer you choose. The rate you are offered does not depend on it, and the amount is in your credit guide. Ask us, or call ${phone}.`),
    faq('Asked at the desk', [
      [
        'Can I pay it out early?',
        'With the lenders we use, yes. Some charge a fee on fixed-rate loans; it is in the contract and we point at it.',
      ],
      [
        'What is a comparison rate?',
        'The interest rate and most fees in one number, so that loans can be compared. We show it wherever we show a rate.',
      ],
      [
        'I have been refused elsewhere.',
        'Tell us at the beginning. There may be a lender for you, or it may be wiser to wait six months. We say which.',
      ],
    ]),
  ],
})
