import type { MappingRow } from './mappedBody'

const names = {
  'lead.externalId': 'id',
  'lead.createdAt': 'created_at',
  'lead.type': 'category',
  'lead.subType': 'subcategory',
  'lead.source': 'source',
  'lead.comments': 'message',
  'lead.isTest': 'test',
  'customer.firstName': 'name',
  'customer.lastName': 'last_name',
  'customer.email': 'email',
  'customer.mobile': 'phone',
  'customer.postcode': 'postcode',
  'customer.marketingConsent': 'opt_in',
  'vehicle.stockNumber': 'car.stock_number',
  'vehicle.vin': 'car.vin',
  'vehicle.year': 'car.year',
  'vehicle.make': 'car.make',
  'vehicle.model': 'car.model',
  'vehicle.variant': 'car.badge',
  'vehicle.odometer': 'car.odometer_km',
  'vehicle.price': 'car.price',
  'tradeIn.registration': 'trade_in.rego',
  'tradeIn.make': 'trade_in.make',
  'tradeIn.model': 'trade_in.model',
  'tradeIn.year': 'trade_in.year',
  'tradeIn.odometer': 'trade_in.odometer_km',
}

/** The body an AutoPlay-style CRM takes, with the number it knows the dealership by. */
export const autoplayMapping = (dealerCode: string): MappingRow[] => [
  { path: 'dealerCode', from: null, fixed: dealerCode },
  ...Object.entries(names).map(([path, from]) => ({ path, from, fixed: '' })),
]
