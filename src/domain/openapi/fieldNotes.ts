import type { CaravanInput, FeedInput, VariantInput } from '../feeds/columns/feedInputs'
import type { CarFields } from '../stock/car/carFields'

type Example = string | number | boolean | readonly string[]
/** What a field means, with its unit, and a value as a sender may write it. */
export type FieldNote = readonly [meaning: string, example: Example]

/** Every field of a car a sender may fill (FEED-01). A field without a note does not compile. */
export const carNotes: Readonly<Record<keyof CarFields, FieldNote>> = {
  make: ['Make. Required. Written in the make’s own spelling: ‘VW’ becomes Volkswagen.', 'Toyota'],
  model: ['Model. Required.', 'Hilux'],
  year: ['Year of manufacture, 1900 to 2100.', 2021],
  badge: ['Badge, variant or trim.', 'SR5 (4x4)'],
  series: ['Series.', 'GUN126R'],
  name: ['Title on the page. Left out: year, make, model and badge.', '2021 Toyota Hilux SR5'],
  stocknum: ['Your stock number. The identity of the car: keep it for the car’s whole life.', 'U10023'],
  vin: ['VIN or chassis number. The identity of a car without a stock number.', 'MR0HA3CD500123456'],
  nvic: ['NVIC.', '07K18A'],
  regplate: ['Registration plate.', 'DXK41P'],
  rego_expiry: ['Day the registration ends: dd/mm/yyyy or yyyy-mm-dd.', '15/07/2027'],
  colour: ['Exterior colour, the maker’s name of it.', 'Glacier White'],
  interior_colour: ['Interior colour.', 'Black'],
  km: ['Odometer in kilometres. ‘mi’ or ‘miles’ behind it is converted.', '122,419 km'],
  price: ['Price in dollars. Empty, 0 or POA: price on application.', '$39,997'],
  price_type: ['What the price includes: drive_away or egc (excluding government charges).', 'drive_away'],
  offer_price: ['Reduced price in dollars, shown instead of the price.', 37_990],
  before_price: ['Earlier price in dollars. Shown only if the car was really listed at it.', 41_990],
  subscription_price: ['Subscription in dollars a week.', 289],
  preorder: ['Can be ordered ahead.', false],
  car_type: ['Condition: new, demo or used.', 'used'],
  item_type: ['Kind: car, truck, motorcycle or caravan.', 'car'],
  status: ['in_stock, coming_soon, sold, pending or archived. Left out: in stock.', 'in_stock'],
  tag: ['Short text on the photo.', 'One owner'],
  reserved: ['Somebody has put money on it.', 'N'],
  certified: ['Certified by the maker.', 'Y'],
  show_on_dealer_website: ['Shown on the website.', true],
  body: ['Body.', 'Ute / Tray'],
  fuel: ['Fuel.', 'Diesel'],
  trans: ['Transmission.', '6 Speed Automatic'],
  drive: ['Driven wheels.', '4x4'],
  seats: ['Seats.', 5],
  doors: ['Doors.', 4],
  gearnum: ['Gears.', 6],
  bodyconfiguration: ['Body configuration.', 'Double cab'],
  engine_size: ['Engine in cubic centimetres.', 2755],
  engine_size_litres: ['Engine in litres.', 2.8],
  build_date: ['Month of build.', '05/2021'],
  compliance_date: ['Month on the compliance plate.', '06/2021'],
  images: [
    'Addresses of photos in the order to show them: a list, or one text with ; | or , between.',
    ['https://photos.example.com/U10023/0.jpg', 'https://photos.example.com/U10023/1.jpg'],
  ],
  primary_image_url: ['Address of the main photo. Left out: the first one.', 'https://photos.example.com/U10023/0.jpg'],
  thumbnails: ['Addresses of small pictures.', ['https://photos.example.com/U10023/t0.jpg']],
  video_url: ['Address of a video file.', 'https://videos.example.com/U10023.mp4'],
  external_video_url: ['Address on YouTube or Vimeo.', 'https://www.youtube.com/watch?v=abc123'],
  spin_images: ['Addresses of 360° frames in turning order.', ['https://photos.example.com/U10023/s0.jpg']],
  spin_interior_image: ['Address of a panorama of the interior.', 'https://photos.example.com/U10023/inside.jpg'],
  spin_code: ['The car’s number at the maker of the 360° view.', 'AB12345'],
  dealercomments: ['Comments. Markup becomes plain text.', 'One owner, full history.'],
  carsales_title: ['Title used on other marketplaces.', 'Toyota Hilux SR5'],
  standardEquipment: ['Features: a list, or one text with | or ; between.', ['Tow bar', 'Reverse camera']],
}

/** Catalogue facts of the variant. */
export const variantNotes: Readonly<Record<VariantInput, FieldNote>> = {
  'variant.name': ['Name of the variant in the catalogue.', 'SR5 Double Cab'],
  'variant.cylinders': ['Cylinders.', 4],
  'variant.enginesize': ['Engine in cubic centimetres.', 2755],
  'variant.enginesize_litres': ['Engine in litres.', 2.8],
  'variant.induction': ['Induction.', 'Turbo'],
  'variant.power': ['Power in kW.', 150],
  'variant.torque': ['Torque in Nm.', 500],
  'variant.fuelconsumptioncombined': ['Consumption, combined, in L/100 km.', 8.1],
  'variant.fuelcapacity': ['Tank in litres.', 80],
  'variant.grossvehiclemass': ['Gross vehicle mass in kg.', 3050],
  'variant.vehiclelength': ['Length in mm.', 5325],
  'variant.vehicleheight': ['Height in mm.', 1815],
  'variant.vehiclewidth': ['Width in mm.', 1855],
  'variant.towingcapacitybraked': ['Towing, braked, in kg.', 3500],
  'variant.ancaprating': ['ANCAP stars.', 5],
  'variant.bodyconfiguration': ['Body configuration.', 'Double cab'],
  'variant.geartype': ['Kind of gearbox.', 'Sports automatic'],
}

export const caravanNotes: Readonly<Record<CaravanInput, FieldNote>> = {
  'caravan_specifications.body_length': ['Body length in metres.', 6.4],
  'caravan_specifications.body_width': ['Body width in metres.', 2.45],
  'caravan_specifications.sleeps': ['Berths.', 4],
  'caravan_specifications.tare_weight': ['Tare in kg.', 2050],
  'caravan_specifications.aggregate_trailer_mass': ['Aggregate trailer mass in kg.', 2600],
  'caravan_specifications.axle_type': ['Axles.', 'Tandem'],
}

/** Columns other systems have, which fill one of the fields above or several. */
export const helperNotes: Readonly<
  Record<Exclude<FeedInput, keyof CarFields | VariantInput | CaravanInput>, FieldNote>
> = {
  title: ['Title of the advertisement: the name, where no name is sent.', '2021 Toyota Hilux SR5'],
  colours: ['Exterior and interior colour in one.', 'White / Black'],
  odometer_miles: ['Odometer in miles; stored in kilometres.', 25_600],
  is_miles: ['The odometer column is in miles.', 'N'],
  egc_price: ['Price excluding government charges, in dollars.', '$39,997'],
  drive_away_price: ['Drive away price in dollars; wins over the one without charges.', '$42,490'],
  special_price: ['Reduced price in dollars: the offer price; alone, the price.', 37_990],
  is_drive_away: ['The price is drive away.', true],
  kind: ['Condition, kind of vehicle or body, where no column of its own says so.', 'Demo'],
  is_new: ['New.', false],
  is_used: ['Used.', true],
  is_demo: ['Demonstrator; wins over used.', false],
  is_sold: ['Sold.', false],
  deposit_taken: ['Somebody has put money on it: reserved.', false],
  engine: ['Engine in words or with its unit.', '4 cyl, 2.8 L'],
  features_optional: ['More features, added to the list.', 'Sunroof; Bull bar'],
  video: ['Address of a video, of any kind.', 'https://youtu.be/abc123'],
  location: ['Code, name or suburb of the location, or suburb and state.', 'Lansvale, NSW'],
  'location.code': ['Your code of the location, as entered with your feed client.', 'SYD1'],
  'location.name': ['Name of the location or yard.', 'Sydney Yard'],
  'location.city': ['Suburb.', 'Artarmon'],
  'location.state': ['State.', 'NSW'],
  'location.postcode': ['Postcode, four digits.', '2064'],
  'location.address': [
    'Address as JSON, as Meta’s catalogue has it; anything else is left out.',
    '{"city":"Artarmon","region":"NSW","postal_code":"2064"}',
  ],
}
