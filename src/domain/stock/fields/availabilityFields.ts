import { conditionNames } from '../normalise/conditionNames'
import { itemTypeWords, statusWords } from '../normalise/staffLabels'
import type { FieldRows } from './CarField'

/** Whether and as what the car is sold (CAR-06..09, CAR-11). */
export const availabilityFields = {
  car_type: {
    kind: 'choice',
    label: 'Condition',
    options: conditionNames,
    initial: 'used',
    required: true,
    dbIndex: true,
    outbound: 'column',
    sent: {
      note: 'Condition: new, demo or used.',
      example: 'used',
      aliases:
        'condition newused newusedflag neworused usedornew usednew vehiclecondition listingtype saletype stateofvehicle',
      reader: 'carType',
      label: 'Condition: new, demo, used',
    },
  },
  item_type: {
    kind: 'choice',
    label: 'Kind of vehicle',
    options: itemTypeWords,
    initial: 'car',
    required: true,
    outbound: 'column',
    sent: {
      note: 'Kind: car, truck, motorcycle or caravan.',
      example: 'car',
      reader: 'itemType',
      label: 'Kind: car, truck, motorcycle, caravan',
    },
  },
  status: {
    kind: 'choice',
    label: 'Status',
    help: 'Archived takes a car off the website and keeps it. Deleting one cannot be undone.',
    options: statusWords,
    initial: 'in_stock',
    required: true,
    dbIndex: true,
    outbound: 'column',
    sent: {
      note: 'in_stock, coming_soon, sold, pending or archived. Left out: in stock.',
      example: 'in_stock',
      aliases: 'stockstatus availability vehiclestatus',
      reader: 'status',
    },
  },
  tag: {
    kind: 'text',
    label: 'Tag',
    help: "Short text on the photo. 'Test Drive Only' switches the main button.",
    search: 'kept',
    sent: { note: 'Short text on the photo.', example: 'One owner' },
  },
  reserved: {
    kind: 'flag',
    label: 'Reserved',
    help: 'Somebody has put money on it.',
    initial: false,
    search: 'kept',
    outbound: 'read',
    sent: { note: 'Somebody has put money on it.', example: 'N', aliases: 'isreserved' },
  },
  certified: {
    kind: 'flag',
    label: 'Certified',
    help: 'Certified by the maker; search has a filter for it.',
    initial: false,
    search: 'kept',
    outbound: 'column',
    sent: { note: 'Certified by the maker.', example: 'Y', aliases: 'iscertified certifiedpreowned cpo' },
  },
  show_on_dealer_website: {
    kind: 'flag',
    label: 'Show on the website',
    help: 'Unticked, it is neither on its page nor in search.',
    initial: true,
    dbIndex: true,
    outbound: 'read',
    sent: { note: 'Shown on the website.', example: true, aliases: 'showonwebsite displayonwebsite' },
  },
} as const satisfies FieldRows
