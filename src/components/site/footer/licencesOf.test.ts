import { expect, test } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { licencesOf } from './licencesOf'

const now = new Date('2026-06-01T00:00:00Z')
const builtIn = legalTable(defaultLegalTexts, now)
const at = (state: string, dealerLicenceNumber: string | null, motorVehicleRepairer: string | null = null) => ({
  dealerLicenceNumber,
  motorVehicleRepairer,
  address: { state },
})

test('LAW-06 every licence number is in the footer, once', () => {
  expect(licencesOf([at('NSW', 'MD 12345'), at('NSW', 'MD 12345', 'MVRL 678')], builtIn)).toBe(
    'Dealer licence MD 12345. Motor vehicle repairer MVRL 678',
  )
})

test('LAW-06 numbers of a state with words of its own stand behind those', () => {
  const victoria = { key: 'dealerLicence', state: 'VIC', wording: 'LMCT {number}', validFrom: null } as const
  const legal = legalTable([...defaultLegalTexts, victoria], now)
  expect(licencesOf([at('NSW', 'MD 1'), at('VIC', '2'), at('VIC', '3')], legal)).toBe('Dealer licence MD 1. LMCT 2, 3')
})

test('LAW-06 without numbers there is no licence line', () => {
  expect(licencesOf([at('NSW', null)], builtIn)).toBeNull()
})
