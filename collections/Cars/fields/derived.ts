import type { Field, FieldAccess } from 'payload'
import { staffOnlyField } from '@/src/payload/access/staffOnlyField'

const nobody: FieldAccess = () => false

/** What follows from other fields, and notes in the form (CAR-02, CAR-09). */
export const derivedFields: Field[] = [
  {
    name: 'has_nvic',
    type: 'checkbox',
    label: 'Has NVIC',
    defaultValue: false,
    admin: { readOnly: true, disableBulkEdit: true, description: 'Ticked by itself once there is an NVIC.' },
  },
  {
    name: 'wasPriceNote',
    type: 'ui',
    admin: { components: { Field: '/src/components/admin/prices/WasPriceNote#WasPriceNote' } },
  },
  {
    // Kept by a trigger from the price history: days the car was advertised at its was-price or dearer (LAW-05).
    name: 'before_price_days',
    type: 'number',
    label: 'Days advertised at the was price',
    access: { ...staffOnlyField, create: nobody, update: nobody },
    admin: { hidden: true, readOnly: true },
  },
  {
    name: 'tagNote',
    type: 'ui',
    admin: { components: { Field: '/src/components/admin/cars/TagNote#TagNote' } },
  },
  {
    name: 'sold',
    type: 'checkbox',
    label: 'Sold',
    defaultValue: false,
    admin: { description: 'Follows the status.' },
  },
]
