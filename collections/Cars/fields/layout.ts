/** A car's form: the fields of each part by name, those of one line side by side. */
export const lines = {
  identity: [
    'car_type item_type',
    'year make model',
    'badge series',
    'name carsales_title',
    'stocknum vin',
    'nvic has_nvic',
    'regplate rego_expiry',
    'colour interior_colour',
    'km build_date compliance_date',
  ],
  sale: [
    'price offer_price before_price',
    'wasPriceNote',
    'before_price_days',
    'price_type subscription_price',
    'preorder',
    'tag',
    'tagNote',
    'certified reserved sold',
  ],
  media: [
    'images',
    'primary_image_url',
    'thumbnails',
    'video_url external_video_url',
    'videos',
    'walkaround_videos',
    'spin_images',
    'spin_interior_image spin_code',
    'hotspots',
  ],
  description: ['dealercomments', 'standardEquipment'],
  technical: [
    'body fuel trans drive',
    'simple_body simple_fuel simple_transmission',
    'seats doors gearnum bodyconfiguration',
    'engine_size engine_size_litres',
    'variant',
    'caravan_specifications',
  ],
  place: ['location', 'distribution_locations', 'private_suburb private_postcode'],
  sidebar: ['status', 'show_on_dealer_website'],
}

export const variantLines = [
  'name cylinders induction power',
  'enginesize enginesize_litres torque',
  'fuelconsumptioncombined fuelcapacity',
  'electricrange batterycapacity energyconsumption',
  'fastcharging homecharging',
  'vehiclelength vehiclewidth vehicleheight',
  'grossvehiclemass towingcapacitybraked',
  'ancaprating bodyconfiguration geartype',
]

export const caravanLines = ['body_length body_width sleeps', 'tare_weight aggregate_trailer_mass axle_type']
