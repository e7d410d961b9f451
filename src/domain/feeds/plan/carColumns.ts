export type CarCell = string | number | boolean | null

/** A car's own columns by name; those not named are as the database has them by default. */
export type CarValues = Record<string, CarCell>

export interface CarColumn {
  /** Name of the database column. */
  column: string
  /** Its type there. */
  type: 'varchar' | 'numeric' | 'boolean' | 'timestamptz' | 'uuid' | `enum_cars_${string}`
  /** The field of a cleaned record that fills it; null when it is only derived. */
  path: readonly string[] | null
}

const named = (type: CarColumn['type'], names: string, group?: string): CarColumn[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({
      column: group ? `${group}_${name}` : name,
      type,
      path: group ? [group, name] : [name],
    }))

const derived = (type: CarColumn['type'], names: string): CarColumn[] =>
  named(type, names).map((entry) => ({ ...entry, path: null }))

/** Every column of cars that an import may fill, and where it takes the value from (FEED-01, CAR-01..35). */
export const carColumns: readonly CarColumn[] = [
  ...named('enum_cars_car_type', 'car_type'),
  ...named('enum_cars_item_type', 'item_type'),
  ...named('enum_cars_price_type', 'price_type'),
  ...named('enum_cars_status', 'status'),
  ...named(
    'varchar',
    `make model badge series name carsales_title stocknum vin nvic regplate colour interior_colour build_date
     compliance_date tag primary_image_url video_url external_video_url spin_interior_image spin_code dealercomments body
     fuel trans drive simple_body simple_fuel simple_transmission bodyconfiguration`,
  ),
  ...named(
    'numeric',
    `year km price offer_price before_price subscription_price seats doors gearnum engine_size engine_size_litres`,
  ),
  ...named('boolean', 'preorder certified reserved show_on_dealer_website'),
  ...named('timestamptz', 'rego_expiry'),
  ...named('varchar', 'name induction bodyconfiguration geartype', 'variant'),
  ...named(
    'numeric',
    `cylinders power enginesize enginesize_litres torque fuelconsumptioncombined fuelcapacity vehiclelength vehiclewidth
     vehicleheight grossvehiclemass towingcapacitybraked ancaprating`,
    'variant',
  ),
  ...named('numeric', 'body_length body_width sleeps tare_weight aggregate_trailer_mass', 'caravan_specifications'),
  ...named('varchar', 'axle_type', 'caravan_specifications'),
  { column: 'location_id', type: 'uuid', path: ['location'] },
  ...derived('boolean', 'has_nvic sold'),
  ...derived('numeric', 'photos_count'),
  ...derived('timestamptz', 'listed_at sold_date_timestamp'),
]

/** Default values of a new car, equal to those of the collection's fields. */
export const newCarValues: Readonly<CarValues> = {
  ...Object.fromEntries(carColumns.map(({ column }) => [column, null])),
  car_type: 'used',
  item_type: 'car',
  status: 'in_stock',
  has_nvic: false,
  preorder: false,
  certified: false,
  reserved: false,
  sold: false,
  show_on_dealer_website: true,
  photos_count: 0,
}
