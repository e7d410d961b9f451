import type { FieldRows } from './CarField'

/** What the vehicle is (CAR-01..04). */
export const identityFields = {
  make: {
    kind: 'text',
    label: 'Make',
    required: true,
    dbIndex: true,
    outbound: 'column',
    sent: {
      note: 'Make. Required. Written in the make’s own spelling: ‘VW’ becomes Volkswagen.',
      example: 'Toyota',
      aliases: 'brand manufacturer vehiclemake marque makename',
      reader: 'name',
    },
  },
  model: {
    kind: 'text',
    label: 'Model',
    required: true,
    dbIndex: true,
    outbound: 'column',
    sent: {
      note: 'Model. Required.',
      example: 'Hilux',
      aliases: 'vehiclemodel modelname family modelfamily',
      reader: 'name',
    },
  },
  year: {
    kind: 'number',
    label: 'Year',
    min: 1900,
    max: 2100,
    dbIndex: true,
    search: 'kept',
    outbound: 'column',
    sent: {
      note: 'Year of manufacture, 1900 to 2100.',
      example: 2021,
      aliases: 'yeargroup modelyear vehicleyear yearofmanufacture manufactureyear buildyear yr',
      reader: 'year',
    },
  },
  badge: {
    kind: 'text',
    label: 'Badge',
    help: 'Such as Ascent Sport.',
    search: 'searched',
    outbound: 'column',
    sent: {
      note: 'Badge, variant or trim.',
      example: 'SR5 (4x4)',
      aliases: 'variant trim grade derivative modelvariant badgename trimlevel subtype',
    },
  },
  series: {
    kind: 'text',
    label: 'Series',
    help: 'Such as ZWE211R.',
    outbound: 'column',
    sent: { note: 'Series.', example: 'GUN126R', aliases: 'modelseries' },
  },
  name: {
    kind: 'text',
    label: 'Name',
    help: 'Made from year, make, model and badge when left empty.',
    ofOneCar: true,
    outbound: 'column',
    sent: {
      note: 'Title on the page. Left out: year, make, model and badge.',
      example: '2021 Toyota Hilux SR5',
      label: 'Title shown on the site',
    },
  },
  stocknum: {
    kind: 'text',
    label: 'Stock number',
    dbIndex: true,
    ofOneCar: true,
    search: 'searched',
    spec: ['featured', 'Stock no'],
    outbound: 'column',
    sent: {
      note: 'Your stock number. The identity of the car: keep it for the car’s whole life.',
      example: 'U10023',
      aliases:
        'stocknumber stockno stockid stocknr stock stk stkno dealerstocknumber dealerstockno inventoryid unitnumber vehicleid listingid',
      reader: 'code',
    },
  },
  vin: {
    kind: 'text',
    label: 'VIN',
    help: '17 characters, without the letters I, O and Q.',
    ofOneCar: true,
    read: 'owner',
    spec: 'featured',
    outbound: 'column',
    sent: {
      note: 'VIN or chassis number. The identity of a car without a stock number.',
      example: 'MR0HA3CD500123456',
      aliases: 'vinnumber vinno vincode chassis chassisno chassisnumber',
      reader: 'vin',
    },
  },
  nvic: {
    kind: 'text',
    label: 'NVIC',
    help: 'National vehicle identification code.',
    ofOneCar: true,
    sent: { note: 'NVIC.', example: '07K18A', aliases: 'nviccode', reader: 'code' },
  },
  regplate: {
    kind: 'text',
    label: 'Registration',
    ofOneCar: true,
    read: 'owner',
    spec: 'featured',
    outbound: 'column',
    sent: {
      note: 'Registration plate.',
      example: 'DXK41P',
      aliases:
        'rego regono regonum regonumber regoplate registration registrationnumber registrationno registrationplate plate platenumber numberplate licenceplate licenseplate regnumber regno',
      reader: 'plate',
      label: 'Registration plate',
    },
  },
  rego_expiry: {
    kind: 'date',
    label: 'Registration expires',
    ofOneCar: true,
    spec: ['featured', 'Rego expiry'],
    sent: {
      note: 'Day the registration ends: dd/mm/yyyy or yyyy-mm-dd.',
      example: '15/07/2027',
      aliases:
        'regoexp regoexpires regoexpirydate regodue regoduedate regexpiry registrationexpiry registrationexpirydate',
    },
  },
  colour: {
    kind: 'text',
    label: 'Colour',
    spec: 'featured',
    outbound: 'column',
    sent: {
      note: 'Exterior colour, the maker’s name of it.',
      example: 'Glacier White',
      aliases:
        'color exteriorcolour exteriorcolor extcolour extcolor bodycolour bodycolor manufacturercolour paint paintcolour',
      reader: 'colour',
    },
  },
  interior_colour: {
    kind: 'text',
    label: 'Interior colour',
    search: 'kept',
    outbound: 'column',
    sent: {
      note: 'Interior colour.',
      example: 'Black',
      aliases: 'interiorcolor intcolour intcolor trimcolour trimcolor',
      reader: 'colour',
    },
  },
  km: {
    kind: 'number',
    label: 'Odometer',
    unit: 'km',
    dbIndex: true,
    search: 'kept',
    outbound: 'column',
    sent: {
      note: 'Odometer in kilometres. ‘mi’ or ‘miles’ behind it is converted.',
      example: '122,419 km',
      aliases:
        'kms kilometres kilometers kilometre kilometer odometer odometerkm odometerkms odo odometerreading odometervalue mileage kmstravelled kilometrestravelled mileagevalue',
      reader: 'km',
    },
  },
} as const satisfies FieldRows
