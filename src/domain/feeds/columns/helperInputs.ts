import type { SentFacts } from '@/src/domain/stock/fields/CarField'

/** What systems send that is none of our fields but fills one or several: see mergeColumns. */
export const helperInputs = {
  title: {
    label: 'Title: year, make, model and badge in one',
    note: 'Title of the advertisement: the name, where no name is sent.',
    example: '2021 Toyota Hilux SR5',
    aliases: 'title heading headline vehicledescription adtitle listingtitle shortdescription',
  },
  colours: {
    label: 'Colours: outside / inside in one',
    note: 'Exterior and interior colour in one.',
    example: 'White / Black',
    aliases: 'colourextint colorextint',
  },
  odometer_miles: {
    label: 'Odometer (miles)',
    note: 'Odometer in miles; stored in kilometres.',
    example: 25_600,
    aliases: 'miles odometermiles odometermi',
  },
  is_miles: {
    label: 'Odometer is in miles (yes/no)',
    note: 'The odometer column is in miles.',
    example: 'N',
    aliases: 'ismiles odometerismiles mileageunit',
  },
  egc_price: {
    label: 'Price excl. government charges',
    note: 'Price excluding government charges, in dollars.',
    example: '$39,997',
    aliases: 'egcprice priceegc egc priceexgovtcharges priceexcgovtcharges priceexcludinggovtcharges exgovtprice',
  },
  drive_away_price: {
    label: 'Drive-away price',
    note: 'Drive away price in dollars; wins over the one without charges.',
    example: '$42,490',
    aliases: 'dapprice dap driveawayprice pricedriveaway driveaway driveawaycost pricedap',
  },
  special_price: {
    label: 'Special price (the offer)',
    note: 'Reduced price in dollars: the offer price; alone, the price.',
    example: 37_990,
    aliases: 'specialprice advspecialprice saleprice promoprice promotionalprice discountprice discountedprice',
  },
  is_drive_away: {
    label: 'Price is drive away (yes/no)',
    note: 'The price is drive away.',
    example: true,
    aliases: 'isdriveaway driveawayflag',
  },
  kind: {
    label: 'Stock type: condition or kind of vehicle',
    note: 'Condition, kind of vehicle or body, where no column of its own says so.',
    example: 'Demo',
    aliases: 'type stocktype vehicletype category vehiclecategory',
  },
  is_new: { label: 'Is new', note: 'New.', example: false, aliases: 'isnew' },
  is_used: { label: 'Is used', note: 'Used.', example: true, aliases: 'isused' },
  is_demo: {
    label: 'Is demo',
    note: 'Demonstrator; wins over used.',
    example: false,
    aliases: 'isdemo isdemonstrator demo',
  },
  is_sold: { label: 'Is sold', note: 'Sold.', example: false, aliases: 'issold sold' },
  deposit_taken: {
    label: 'Deposit taken',
    note: 'Somebody has put money on it: reserved.',
    example: false,
    aliases: 'isdeposittaken deposittaken underdeposit',
  },
  engine: {
    label: 'Engine: size, cylinders, power in one',
    note: 'Engine in words or with its unit.',
    example: '4 cyl, 2.8 L',
    aliases: 'engine enginesize enginecapacity enginedescription enginevolume capacity displacement',
  },
  features_optional: {
    label: 'Optional features',
    note: 'More features, added to the list.',
    example: 'Sunroof; Bull bar',
    aliases: 'optionalfeatures options optionalequipment factoryoptions optionalextras',
  },
  video: {
    label: 'Video',
    note: 'Address of a video, of any kind.',
    example: 'https://youtu.be/abc123',
    aliases: 'video videolink videourl youtube youtubeurl videolinks',
  },
  location: {
    label: 'Location: code, name or suburb',
    note: 'Code, name or suburb of the location, or suburb and state.',
    example: 'Lansvale, NSW',
    aliases: 'location stocklocation vehiclelocation site',
  },
  'location.code': {
    label: 'Location code',
    note: 'Your code of the location, as entered with your feed client.',
    example: 'SYD1',
    aliases:
      'locationcode yardcode branchcode dealercode dealershipcode sitecode lotcode locationid yardid branchid storecode',
  },
  'location.name': {
    label: 'Location name',
    note: 'Name of the location or yard.',
    example: 'Sydney Yard',
    aliases: 'locationname yardname yard branch branchname dealershipname dealername lotname showroom',
  },
  'location.city': {
    label: 'Location suburb',
    note: 'Suburb.',
    example: 'Artarmon',
    aliases: 'locationcity suburb city town locationsuburb addresscity',
  },
  'location.state': {
    label: 'Location state',
    note: 'State.',
    example: 'NSW',
    aliases: 'locationstate state addressregion',
  },
  'location.postcode': {
    label: 'Location postcode',
    note: 'Postcode, four digits.',
    example: '2064',
    aliases: 'locationpostcode postcode postalcode zip zipcode addresspostalcode',
  },
  'location.address': {
    label: 'Location address (JSON)',
    note: 'Address as JSON, as Meta’s catalogue has it; anything else is left out.',
    example: '{"city":"Artarmon","region":"NSW","postal_code":"2064"}',
    aliases: 'locationaddress address',
  },
} as const satisfies Readonly<Record<string, SentFacts>>
