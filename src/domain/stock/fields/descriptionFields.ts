import type { FieldRows } from './CarField'

/** The dealer's words (CAR-22). */
export const descriptionFields = {
  dealercomments: {
    kind: 'comments',
    label: 'Dealer comments',
    outbound: 'read',
    sent: {
      note: 'Comments. Markup becomes plain text.',
      example: 'One owner, full history.',
      aliases:
        'dealercomment comments comment description longdescription vehiclecomments salescomments adtext adcomments advdescription advertisement advertdescription',
      label: 'Description',
    },
  },
  carsales_title: {
    kind: 'text',
    label: 'Title on other marketplaces',
    ofOneCar: true,
    sent: { note: 'Title used on other marketplaces.', example: 'Toyota Hilux SR5' },
  },
  standardEquipment: {
    kind: 'texts',
    label: 'Features',
    help: 'One each; Enter adds it.',
    sent: {
      note: 'Features: a list, or one text with | or ; between.',
      example: ['Tow bar', 'Reverse camera'],
      aliases: 'features feature featurelist equipment standardfeatures',
    },
  },
} as const satisfies FieldRows

/** Private-seller facts, which only the admin shows (CAR-24, NFR-06). */
export const privateSellerFields = {
  private_suburb: { kind: 'text', label: 'Private seller suburb', read: 'staff', page: false, sent: 'typed' },
  private_postcode: { kind: 'text', label: 'Private seller postcode', read: 'staff', page: false, sent: 'typed' },
} as const satisfies FieldRows
