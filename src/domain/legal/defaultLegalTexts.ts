import type { LegalKey } from './legalKeys'
import type { LegalText } from './legalTexts'

const general: Record<Exclude<LegalKey, 'coolingOff'>, string> = {
  comparisonWarning:
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  comparisonExample: 'Comparison rate based on a $30,000 secured loan over 5 years.',
  comparisonExampleFinalPayment:
    'Comparison rate based on a $30,000 secured loan over 5 years; the final payment of 30% is part of the repayments shown.',
  estimateNotice: '*Estimate only, not an offer of credit; lending criteria, fees and conditions apply.',
  financeDisclaimer:
    'Repayments are estimates, not an offer of credit. Lending criteria, terms, conditions, fees and charges apply.',
  priceDisclaimer:
    'We take care to describe every vehicle correctly, but details and photographs are supplied by third parties and may contain errors. Please confirm price, features and availability with us before you buy. Prices are for private buyers; government charges may differ by state.',
  dealerLicence: 'Dealer licence {number}',
  repairerLicence: 'Motor vehicle repairer {number}',
  collectionNotice: '{purpose} See our {privacy policy}.',
}

const coolingOff = {
  QLD: 'Used vehicles sold by a Queensland dealer come with a cooling-off period of one business day. You may end the contract within it by telling us in writing; a small part of the deposit may be kept.',
  VIC: 'In Victoria you may end the contract within three clear business days by telling us in writing; part of the price may be kept. It does not apply once you have accepted delivery.',
  SA: 'Used vehicles sold by a South Australian dealer come with a cooling-off period of two clear business days. You may end the contract within it by telling us in writing.',
  NSW: 'In New South Wales a cooling-off period of one business day applies when the dealer arranges your finance.',
} as const

const text = (key: LegalKey, wording: string, state: LegalText['state'] = null): LegalText => ({
  key,
  state,
  wording,
  validFrom: null,
})

/** The platform's legal texts until an operator changes them (LAW-02, LAW-06, LAW-08, LAW-09, FIN-46, FIN-47, VDP-11). */
export const defaultLegalTexts: readonly LegalText[] = [
  text('comparisonWarning', general.comparisonWarning),
  text('comparisonExample', general.comparisonExample),
  text('comparisonExampleFinalPayment', general.comparisonExampleFinalPayment),
  text('estimateNotice', general.estimateNotice),
  text('financeDisclaimer', general.financeDisclaimer),
  text('priceDisclaimer', general.priceDisclaimer),
  text('coolingOff', coolingOff.QLD, 'QLD'),
  text('coolingOff', coolingOff.VIC, 'VIC'),
  text('coolingOff', coolingOff.SA, 'SA'),
  text('coolingOff', coolingOff.NSW, 'NSW'),
  text('dealerLicence', general.dealerLicence),
  text('repairerLicence', general.repairerLicence),
  text('collectionNotice', general.collectionNotice),
]
