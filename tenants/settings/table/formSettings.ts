import { z } from 'zod'
import { captchaProviders } from '@/src/domain/captcha/captchaOf'
import { setting } from '../Setting'
import { LEAST_COMPARABLES } from '../../../src/domain/stock/pricing/pricePosition'
import { unknownPlaceholders } from '../../../src/domain/mail/placeholders'
import { longText, shortText } from '../valueSchemas'

const captchaKey = z
  .string()
  .trim()
  .regex(/^[\w-]{1,200}$/, 'must be a key as the provider shows it: letters, digits, - and _')
const isMailText = (text: string): boolean => unknownPlaceholders(text).length === 0
const PLACEHOLDERS = 'knows {name}, {vehicle}, {dealership}, {phone} and {reference}; other words stand without braces'

const CONFIRMATION = `Hi {name},

Thank you for your message about {vehicle}. It has reached us at {dealership}, and one of our team will be in touch with you.

If it is urgent, call us on {phone} and say that your reference is {reference}.

Kind regards
{dealership}`

/** Enquiry, test drive and trade-in forms, and what happens to a lead. */
export const formSettings = {
  'forms.messageRequired': setting(z.boolean(), true, {
    label: 'Comments required',
    description: 'An enquiry needs a message.',
    ids: ['LEA-07'],
  }),
  'forms.answerPromise': setting(shortText.nullable(), null, {
    label: 'When you answer',
    description:
      "For example 'We usually answer within two business hours.', on the contact page, beside a vehicle's enquiry form and after sending. Empty: nothing is promised.",
    ids: ['ENT-21', 'LEA-24'],
  }),
  'forms.showRego': setting(z.boolean(), false, {
    label: 'Ask for registration',
    description: 'Enquiries have an optional Rego field.',
    ids: ['LEA-09'],
  }),
  'forms.locationSelect': setting(z.boolean(), false, {
    label: 'Ask for location',
    description: 'An enquiry must name one of the locations.',
    ids: ['LEA-10'],
  }),
  'forms.optInLabel': setting(shortText, 'Email me similar stock and latest offers.', {
    label: 'Opt-in words',
    description: 'Words beside the marketing opt-in.',
    ids: ['LEA-12'],
  }),
  'forms.optInDefault': setting(z.boolean(), false, {
    label: 'Opt-in ticked at the start',
    description: 'The Spam Act asks for consent the shopper gives; a ticked box is your own legal risk.',
    ids: ['LAW-07'],
  }),
  'forms.customTerms': setting(longText.nullable(), null, {
    label: 'Own terms',
    description: 'Terms shown under the form, in Markdown (paragraphs, bold, lists, links). Empty: none.',
    ids: ['LEA-13'],
  }),
  'forms.showTermsNotice': setting(z.boolean(), false, {
    label: 'Terms notice',
    description: "A box to agree to the terms, with '* You must agree to the terms of use before submitting the form.'",
    ids: ['LEA-14'],
  }),
  'forms.requireTerms': setting(z.boolean(), false, {
    label: 'Terms must be ticked',
    description: 'A form can be sent only with the terms ticked.',
    ids: ['LEA-15'],
  }),
  'forms.enforceValidation': setting(z.boolean(), true, {
    label: 'Enforce checks',
    description:
      'A form with mistakes cannot be sent. Off: it is sent as it is; a name and a contact detail are always needed.',
    ids: ['LEA-16'],
  }),
  'forms.confirmationMail': setting(z.boolean(), true, {
    label: 'Confirmation mail',
    description: 'Whoever sends a form is mailed that it has arrived. Replies go to the location.',
    ids: ['LEA-24'],
  }),
  'forms.confirmationSubject': setting(shortText.refine(isMailText, PLACEHOLDERS), 'We have your message, {name}', {
    label: 'Confirmation subject',
    description: 'Of the confirmation mail. Knows {name}, {vehicle}, {dealership}, {phone} and {reference}.',
    ids: ['LEA-24'],
  }),
  'forms.confirmationText': setting(longText.refine(isMailText, PLACEHOLDERS), CONFIRMATION, {
    label: 'Confirmation words',
    description:
      'Of the confirmation mail, with the same names in braces. A paragraph with {phone} is left out where there is no number.',
    ids: ['LEA-24'],
  }),
  'forms.captcha': setting(z.boolean(), false, {
    label: 'Captcha',
    description:
      'A form asks the browser for proof that a person uses it. Without proof, such as without JavaScript, an enquiry is kept under Held as spam, from where staff release it, and nothing is reserved.',
    ids: ['LEA-37'],
  }),
  'forms.captchaProvider': setting(z.enum(captchaProviders), 'builtin', {
    label: 'Captcha by',
    description:
      'builtin: a short calculation of the browser, without an account. turnstile (Cloudflare) and hcaptcha need the two keys below; until both are given, the built-in one is used.',
    ids: ['LEA-37'],
  }),
  'forms.captchaSiteKey': setting(captchaKey.nullable(), null, {
    label: 'Captcha site key',
    description: "The public key of Turnstile's widget or hCaptcha's site.",
    ids: ['LEA-37'],
  }),
  'forms.captchaSecret': setting(captchaKey.nullable(), null, {
    label: 'Captcha secret key',
    description: 'The secret key beside it: our server asks the provider with it.',
    ids: ['LEA-37'],
    secret: true,
  }),
  'testDrive.dateField': setting(z.boolean(), false, {
    label: 'Test drive date',
    description: "The test drive form has the field 'Test Drive Booking Date'.",
    ids: ['LEA-21'],
  }),
  'testDrive.hideWhenComingSoon': setting(z.boolean(), false, {
    label: 'No test drive before arrival',
    description: 'Cars that are coming soon have no test drive button.',
    ids: ['LEA-23'],
  }),
  'tradeIn.minComparables': setting(z.int().min(LEAST_COMPARABLES).max(100), 5, {
    label: 'Estimate from',
    description:
      'A shopper’s own car has an estimate from this many comparable vehicles on. It says how many they are.',
    ids: ['LEA-31'],
    unit: 'vehicles',
  }),
  'tradeIn.saveValuation': setting(z.boolean(), false, {
    label: 'Keep valuations',
    description: 'The result of a trade-in valuation is stored.',
    ids: ['LEA-35'],
  }),
  'leads.responseMinutes': setting(z.int().min(5).max(10_080), 120, {
    label: 'Answer leads within',
    description: 'A lead not answered within this time is overdue. Only opening hours count.',
    ids: ['CRM-04'],
    unit: 'minutes',
  }),
  'leads.escalateMinutes': setting(z.int().min(5).max(10_080), 120, {
    label: 'Tell the admins after',
    description: 'A lead that is overdue for this long is mailed to the dealership admins. Only opening hours count.',
    ids: ['CRM-04'],
    unit: 'minutes',
  }),
  'leads.answers': setting(
    z
      .array(
        z.strictObject({
          name: shortText.describe('What staff choose it by.'),
          subject: shortText,
          text: longText.describe('May hold {name}, {vehicle}, {dealership}, {phone} and {me}.'),
        }),
      )
      .max(20),
    [
      {
        name: 'It is here',
        subject: 'Your enquiry: {vehicle}',
        text: 'Hi {name},\n\nThank you for asking about the {vehicle}. It is here and ready to be looked at. When would suit you to come in?\n\n{me}\n{dealership}\n{phone}',
      },
      {
        name: 'I tried to call',
        subject: 'Your enquiry with {dealership}',
        text: 'Hi {name},\n\nI have just tried to call you about the {vehicle}. What is a good time to reach you?\n\n{me}\n{dealership}\n{phone}',
      },
      {
        name: 'It is sold',
        subject: 'Your enquiry: {vehicle}',
        text: 'Hi {name},\n\nThe {vehicle} has just been sold. May I send you others like it?\n\n{me}\n{dealership}\n{phone}',
      },
    ],
    {
      label: 'Answer templates',
      description: 'Answers staff can start from on the lead desk.',
      ids: ['CRM-04'],
    },
  ),
}
