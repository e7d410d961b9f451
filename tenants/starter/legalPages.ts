import { PRIVACY_DAYS, TRADE_IN_LIMITS } from '@/src/domain/constants/site'
import type { WrittenPage } from './WrittenPage'

export interface Business {
  name: string
  /** Registered name on contracts. */
  company: string
  email: string
  phone: string
  address: string
  state: string
}

const richText = (markdown: string) => ({ blockType: 'richText', content: { $markdown: markdown } })

/** Privacy policy with the promised times: acknowledged in 7 days, access in 30, resolved in 14 (NFR-03..05). */
export const privacyPolicy = ({ name, company, email, phone, address }: Business): WrittenPage => ({
  title: 'Privacy policy',
  slug: 'privacy-policy',
  description: `How ${name} collects, uses and looks after your personal information.`,
  layout: [
    richText(`${company}, trading as ${name} ("we", "us"), respects your privacy and handles personal information as the Privacy Act 1988 (Cth) and the Australian Privacy Principles require. This policy says what we collect, why, and what you can ask of us.

## What we collect

- Contact details you give us: your name, e-mail address, mobile number and postcode.
- What you are interested in: the vehicles you enquire about, save or book to drive, and the vehicle you would like to trade in.
- What a sale needs: your driver licence details, proof of insurance, and, if you apply for finance through us, the information the lender asks for.
- How you use this website: pages visited, searches made and the device used. It helps us answer your enquiry and improve the site.

If you would rather not give us some of this, tell us. You can always browse our stock and call us without giving your name.

## How we use it

We use your information to answer you, arrange test drives, inspections and deliveries, value your trade-in, complete a sale or service, meet our legal duties as a licensed dealer, and, if you have agreed, tell you about similar stock and offers. You can withdraw that agreement at any time with the link in each message, or by calling us.

## Who we share it with

We share only what is needed with the manufacturer of your vehicle, finance and insurance providers you ask us to approach, our service and technology providers, and government bodies such as the registration authority. We do not sell personal information. Some technology providers store data outside Australia; we choose providers who protect it to the Australian standard.

## How we keep it safe

Records are kept on secured systems that only staff who need them can reach. We destroy or de-identify personal information when it is no longer needed and the law no longer asks us to keep it; enquiries that led to nothing, after three years at the latest.

## Seeing and correcting your information

You can [see, download and delete what you have sent us](/privacy/my-data) at any time. You may also ask what else we hold about you and have it corrected. Write to [${email}](mailto:${email}). We will give you access within ${PRIVACY_DAYS.accessGranted} days of your request, or explain in writing why we cannot.

## Complaints

If you think we have mishandled your information, tell us first: e-mail [${email}](mailto:${email}), call ${phone}, or write to the Privacy Officer, ${address}. We will acknowledge your complaint within ${PRIVACY_DAYS.complaintAcknowledged} days and aim to resolve it within ${PRIVACY_DAYS.complaintResolved} days. If you are not satisfied with our answer you can take the matter to the Office of the Australian Information Commissioner.

## Changes

We update this policy when what we do changes. The version on this page is the current one.`),
  ],
})

export const termsAndConditions = ({ name, company, state }: Business): WrittenPage => ({
  title: 'Terms and conditions',
  slug: 'terms-and-conditions',
  description: `The terms on which ${name} offers this website.`,
  layout: [
    richText(`This website is run by ${company}, trading as ${name}. By using it you accept these terms.

## Vehicles and availability

We take care that descriptions, photographs and specifications are right, but vehicles sell every day and equipment differs between model years. Please confirm with us that a vehicle is still available, and that it has what you want, before you travel. Some photographs are illustrations of the model.

## Prices

A price marked "Drive Away" includes registration, compulsory third party insurance, stamp duty and dealer delivery for a private buyer in ${state}. A price marked "Excl. Govt. Charges" does not include registration, stamp duty and other government charges. A was-price is a price at which we really offered that vehicle.

## Finance

Repayment figures are estimates, not an offer of credit. They are worked out with the rate, term and deposit shown beside them. Credit is provided by lenders to approved applicants only, and fees, charges, terms and conditions apply.

## Trade-in estimates

An online valuation is a guide based on what you tell us. The final figure follows an inspection. Estimates are generally not offered for vehicles over ${TRADE_IN_LIMITS.ageYears} years old or with more than ${TRADE_IN_LIMITS.odometerKm.toLocaleString('en-AU')} km.

## Reservations and deposits

A reservation holds the vehicle for the time shown at checkout and is refundable as stated there. Cooling-off rights differ by state and are set out before you pay.

## Consumer guarantees

Nothing here limits your rights under the Australian Consumer Law. Our vehicles come with guarantees that cannot be excluded.

## Using this site

Text, pictures and layout belong to us or our suppliers. You may print or share pages for your own use. Do not copy our stock data by automated means without our written consent.

## Law

These terms follow the law of ${state}.`),
  ],
})
