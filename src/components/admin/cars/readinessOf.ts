import { carReadiness, type Readiness } from '@/src/domain/stock/checks/carReadiness'

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What a car lacks, from its values by name, of a form or of a row. */
export const readinessOf = (value: (name: string) => unknown, photos: number): Readiness => {
  const vin = value('vin')
  const status = value('status')
  return carReadiness({
    status: typeof status === 'string' ? status : '',
    shown: value('show_on_dealer_website') !== false,
    price: numberOf(value('price')),
    offer_price: numberOf(value('offer_price')),
    preorder: value('preorder') === true,
    vin: typeof vin === 'string' && vin.trim() !== '' ? vin.trim() : null,
    photos,
  })
}
