import type { Payload } from 'payload'
import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import { presetOf, type LenderPreset, type RateRange } from '@/src/domain/finance/lenders/lenderPreset'
import { isLegalKey } from '@/src/domain/legal/legalKeys'
import type { LegalText } from '@/src/domain/legal/legalTexts'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { operatorDefaults } from './settings/operatorSettings'
import type { PlatformLayer } from './platform'

/** What the platform itself reads of a global: its published row, whoever asks. */
const asPlatform = { depth: 0, overrideAccess: true } as const

const rangeOf = (min: number | null | undefined, max: number | null | undefined): RateRange | null =>
  typeof min === 'number' && typeof max === 'number' ? { min, max } : null

/**
 * The lenders as published (FIN-04); one that the list does not have keeps its built-in preset. Nothing published: the
 * built-in ones.
 */
export const readLenders = async (payload: Payload): Promise<readonly LenderPreset[]> => {
  const { lenders, _status } = await payload.findGlobal({ slug: 'lenders', ...asPlatform })
  if (_status === 'draft') return defaultLenders
  const stored = (lenders ?? []).map((row): LenderPreset => {
    const { estimate, calculator, fees } = row
    return {
      name: row.name,
      estimate: {
        priceAbove: estimate?.priceAbove ?? null,
        maxAgeYears: estimate?.maxAgeYears ?? null,
        needs: estimate.needs,
        shownBy: estimate.shownBy,
      },
      calculator: {
        minPrice: calculator?.minPrice ?? null,
        minLoan: calculator?.minLoan ?? null,
        maxTerm: calculator?.maxTerm ?? null,
        defaultTerm: calculator?.defaultTerm ?? null,
        interestRange: rangeOf(calculator?.interestFrom, calculator?.interestTo),
      },
      fees: {
        establishment: fees?.establishment ?? null,
        securityRegistration: fees?.securityRegistration ?? null,
        monthlyAdmin: fees?.monthlyAdmin ?? null,
        dealerAgency: fees?.dealerAgency ?? null,
      },
      comparisonRange: rangeOf(row.comparisonFrom, row.comparisonTo),
    }
  })
  return defaultLenders.map((builtIn) => presetOf(stored, builtIn.name) ?? builtIn)
}

/** Name, support contact, defaults and retention as the operator set them, else as built in. */
export const readPlatformSettings = (payload: Payload) =>
  payload.findGlobal({ slug: 'platform-settings', ...asPlatform })

/** What decides settings besides the dealership and its template: operator's defaults and lenders, as published. */
export const readPlatform = async (payload: Payload): Promise<PlatformLayer> => {
  const [{ defaults }, lenders] = await Promise.all([readPlatformSettings(payload), readLenders(payload)])
  return { settings: operatorDefaults(defaults), lenders }
}

/** Every published wording of the legal texts, those of the future included. Nothing published: the built-in ones. */
export const readLegalTexts = async (payload: Payload): Promise<readonly LegalText[]> => {
  const { wordings, _status } = await payload.findGlobal({ slug: 'legal-texts', ...asPlatform })
  if (_status === 'draft' || !wordings) return defaultLegalTexts
  return wordings.flatMap(({ key, state, wording, validFrom }) =>
    isLegalKey(key) ? [{ key, state: state ?? null, wording, validFrom: validFrom ?? null }] : [],
  )
}
