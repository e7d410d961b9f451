import type { Hotspots } from '@/src/domain/stock/photos/hotspots'
import type { LenderData } from '../sites/lenderData'

/** One vehicle as the Cars collection takes it, but for its dealership and location, which it names by slug. */
export interface DemoCar {
  locationSlug: string
  car_type: 'new' | 'demo' | 'used'
  item_type: 'car' | 'truck' | 'motorcycle' | 'caravan'
  status: 'in_stock' | 'coming_soon' | 'sold' | 'pending'
  show_on_dealer_website: boolean
  year: number
  make: string
  model: string
  badge: string
  series: string | null
  name: string
  carsales_title: string
  stocknum: string
  vin: string
  nvic: string | null
  has_nvic: boolean
  regplate: string | null
  rego_expiry: string | null
  colour: string
  interior_colour: string | null
  km: number | null
  build_date: string
  compliance_date: string | null
  price: number | null
  offer_price: number | null
  before_price: number | null
  price_type: 'drive_away' | 'egc'
  subscription_price: number | null
  preorder: boolean
  tag: string | null
  certified: boolean
  reserved: boolean
  sold: boolean
  sold_date_timestamp: string | null
  listed_at: string
  custom_rank: number
  views: number
  body: string
  fuel: string | null
  trans: string | null
  drive: string | null
  simple_body: string
  simple_fuel: string | null
  simple_transmission: string | null
  seats: number | null
  doors: number | null
  gearnum: number | null
  bodyconfiguration: string | null
  engine_size: number | null
  engine_size_litres: number | null
  variant: {
    name: string
    cylinders: number | null
    induction: string | null
    power: number | null
    enginesize: number | null
    enginesize_litres: number | null
    torque: number | null
    fuelconsumptioncombined: number | null
    fuelcapacity: number | null
    electricrange: number | null
    batterycapacity: number | null
    vehiclelength: number | null
    vehiclewidth: number | null
    vehicleheight: number | null
    grossvehiclemass: number | null
    towingcapacitybraked: number | null
    ancaprating: number | null
    bodyconfiguration: string | null
    geartype: string | null
  }
  caravan_specifications: {
    body_length: number
    body_width: number
    tare_weight: number
    aggregate_trailer_mass: number
    axle_type: string
    sleeps: number
  } | null
  images: { image: { url: string; thumb: { url: string } } }[]
  spin_images: string[]
  spin_interior_image: string | null
  hotspots: Hotspots | null
  video_url: string | null
  walkaround_videos: { video: { url: string } }[]
  dealercomments: string
  standardEquipment: string[]
  payment_processors: string[]
  autograb_data: { average_market_price: number; state_average_market_price: number } | null
  finance_lenders: Record<string, LenderData> | null
  private_suburb: string | null
  private_postcode: string | null
}

export type Condition = DemoCar['car_type']
