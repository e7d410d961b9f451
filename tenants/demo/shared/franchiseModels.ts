import type { DemoModel } from '../DemoTenant'

const model = (brand: string, name: string, picture: string, bodies: string[], description: string, status: string | null = null): DemoModel => ({
  brand,
  name,
  slug: `${brand}-${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  status,
  bodies,
  picture,
  description,
})

export const toyotaModels = [
  model('toyota', 'Corolla', 'hatch/red', ['Hatchback', 'Sedan'], 'The small car Australia knows best, now hybrid across most of the range and using about four litres per hundred kilometres.'),
  model('toyota', 'RAV4', 'suv/blue', ['SUV'], 'A medium SUV for everything: hybrid power, all-wheel drive when you want it, and a boot the dog approves of.', 'new'),
  model('toyota', 'HiLux', 'ute/white', ['Ute'], 'Four grades of four-wheel-drive double cab, each rated to tow 3,500 kilograms.'),
  model('toyota', 'LandCruiser Prado', 'suv/sand', ['SUV'], 'Seven seats, a full chassis underneath, and the range to go where the map gets thin.', 'new'),
]
export const hyundaiModels = [
  model('hyundai', 'i30', 'hatch/grey', ['Hatchback', 'Sedan'], 'From a sensible hatch to the N Premium that wakes the neighbours, there is an i30 for most people.'),
  model('hyundai', 'Tucson', 'suv/green', ['SUV'], 'Petrol, turbo or hybrid, with one of the roomiest back seats in its class.'),
  model('hyundai', 'Santa Fe', 'suv/black', ['SUV', 'People Mover'], 'Seven seats and a tailgate as wide as a garage door. Hybrid only, and better for it.', 'new'),
  model('hyundai', 'IONIQ 5', 'suv/silver', ['SUV'], 'Electric, fast to charge, and able to run your campsite from its battery.'),
]
export const kiaModels = [
  model('kia', 'Sportage', 'suv/red', ['SUV'], 'Bold outside, friendly inside, with petrol, diesel and hybrid engines to choose from.'),
  model('kia', 'Carnival', 'people-mover/white', ['People Mover'], 'Eight real seats and sliding doors. Nothing else makes a big family look this organised.'),
  model('kia', 'EV5', 'suv/white', ['SUV'], 'A family-sized electric SUV at a family-sized price.', 'new'),
  model('kia', 'Tasman', 'ute/grey', ['Ute'], 'Kia’s first ute: four-wheel drive, 3,500 kilograms of towing and a tub designed with Australian builders.', 'new'),
]
export const fordModels = [
  model('ford', 'Ranger', 'ute/orange', ['Ute'], 'Work ute, tourer or Raptor: the Ranger is engineered here for roads like ours.'),
  model('ford', 'Everest', 'suv/grey', ['SUV'], 'Seven seats on Ranger bones, with a V6 diesel that makes light work of a caravan.'),
  model('ford', 'Mustang', 'coupe/red', ['Coupe'], 'A five-litre V8 and rear-wheel drive. Some things should stay simple.'),
]
export const isuzuModels = [
  model('isuzu-ute', 'D-MAX', 'ute/silver', ['Ute'], 'The three-litre turbo diesel that tradies and travellers keep coming back for.'),
  model('isuzu-ute', 'MU-X', 'suv/white', ['SUV'], 'Seven seats, 3,500 kilograms of towing and a reputation for never being in the workshop.'),
]
export const mazdaModels = [
  model('mazda', 'Mazda2', 'hatch/blue', ['Hatchback'], 'Light on its feet and on fuel, with the manners of a bigger car.'),
  model('mazda', 'Mazda3', 'hatch/red', ['Hatchback', 'Sedan'], 'Designed like a concept car and built like a keepsake, as a hatch or a sedan.'),
  model('mazda', 'CX-3', 'suv/silver', ['SUV'], 'The small SUV that still drives like a hatch.'),
  model('mazda', 'CX-30', 'suv/grey', ['SUV'], 'Halfway between CX-3 and CX-5, and just right for a surprising number of people.'),
  model('mazda', 'CX-5', 'suv/red', ['SUV'], 'The one that made South Australian families switch to SUVs: quiet, quick and easy to live with.'),
  model('mazda', 'CX-60', 'suv/white', ['SUV'], 'Straight-six engines, rear-biased drive and a cabin that belongs at twice the price.'),
  model('mazda', 'CX-80', 'suv/black', ['SUV'], 'Seven seats without the bulk: the longer CX-60, with a proper third row.', 'new'),
  model('mazda', 'CX-90', 'suv/blue', ['SUV'], 'The flagship: seven seats, three rows and 254 kilowatts.', 'new'),
  model('mazda', 'BT-50', 'ute/red', ['Ute'], 'A ute that tows 3,500 kilograms and still looks right outside a restaurant.'),
  model('mazda', 'MX-5', 'coupe/red', ['Convertible'], 'A small roadster that weighs little and asks for nothing but a winding road.'),
]
export const leisureModels = [
  model('jayco', 'Journey', 'caravan/white', ['Caravan'], 'The full-height touring van that most families start with, in Touring and Outback trim.'),
  model('jayco', 'Silverline', 'caravan/silver', ['Caravan'], 'Jayco’s luxury range, with a proper island bed and slide-out options.', 'new'),
  model('crusader', 'Excalibur', 'caravan/white', ['Caravan'], 'A couple’s van finished like a small apartment.'),
  model('harley-davidson', 'Low Rider S', 'motorcycle/black', ['Motorcycle'], 'The 117 engine in a mid-control chassis: the Softail riders ask us for by name.'),
  model('yamaha', 'Ténéré 700', 'motorcycle/blue', ['Motorcycle'], 'Light, simple and happiest a long way from bitumen.'),
  model('triumph', 'Tiger 900', 'motorcycle/green', ['Motorcycle'], 'Three cylinders and long legs: our best-selling adventure bike.', 'new'),
  model('isuzu', 'NPR 45-155', 'truck/white', ['Truck'], 'Drive it on a car licence, load it like a truck. Traypack and Servicepack bodies in stock.'),
  model('hino', '300 Series', 'truck/blue', ['Truck'], 'Built to Go: body on, compliance done, ready to work this week.'),
]
