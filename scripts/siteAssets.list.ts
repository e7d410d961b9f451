/** What scripts/siteAssets.ts takes from the font, icon and logo packages. */
export const fonts = ['inter', 'manrope', 'outfit', 'sora', 'figtree'] as const

const iconText = `
armchair arrow-left arrow-right arrow-up-down arrow-up-right award badge-check banknote battery-charging bell bike
bluetooth bookmark box building-2 bus calculator calendar camera car car-front caravan check chevron-down chevron-left
chevron-right chevron-up circle-alert circle-check circle-help circle-parking clock cog copy credit-card disc-3
door-open download droplet external-link eye file-text fuel gauge git-fork globe handshake hash heart history image
images info key layout-grid leaf life-buoy list list-filter lock log-in mail map map-pin maximize-2 megaphone menu
message-circle message-square minus monitor-smartphone mountain navigation newspaper package palette pause percent phone play
plug plus printer quote refresh-cw repeat rotate-3d route scale search send settings-2 share-2 shield-check
sliders-horizontal snowflake sparkles star store sun tag tent thumbs-up trash-2 triangle-alert trophy truck user users
wallet warehouse waypoints wrench x zap
`
export const icons = iconText.trim().split(/\s+/)
/** Small, and often shown by client components. */
export const scriptIcons = ['arrow-right', 'chevron-down']
export const cardIcons = ['cog', 'fuel', 'gauge', 'map-pin', 'palette', 'users']

/** Make slug -> simple-icons file. */
export const makeLogos: Record<string, string> = {
  'aston-martin': 'astonmartin',
  audi: 'audi',
  bentley: 'bentley',
  bmw: 'bmw',
  chevrolet: 'chevrolet',
  chrysler: 'chrysler',
  citroen: 'citroen',
  daf: 'daf',
  ducati: 'ducati',
  ferrari: 'ferrari',
  fiat: 'fiat',
  ford: 'ford',
  honda: 'honda',
  hyundai: 'hyundai',
  infiniti: 'infiniti',
  iveco: 'iveco',
  jeep: 'jeep',
  kia: 'kia',
  ktm: 'ktm',
  lamborghini: 'lamborghini',
  man: 'man',
  maserati: 'maserati',
  mazda: 'mazda',
  mclaren: 'mclaren',
  mg: 'mg',
  mini: 'mini',
  mitsubishi: 'mitsubishi',
  nissan: 'nissan',
  opel: 'opel',
  peugeot: 'peugeot',
  polestar: 'polestar',
  porsche: 'porsche',
  ram: 'ram',
  renault: 'renault',
  'rolls-royce': 'rollsroyce',
  scania: 'scania',
  seat: 'seat',
  skoda: 'skoda',
  subaru: 'subaru',
  suzuki: 'suzuki',
  tesla: 'tesla',
  toyota: 'toyota',
  volkswagen: 'volkswagen',
  volvo: 'volvo',
  yamaha: 'yamahamotorcorporation',
}

/** Payment card logo id -> simple-icons file (BUY-06); Maestro is drawn by the component. */
export const paymentLogos: Record<string, string> = {
  'pay-mastercard': 'mastercard',
  'pay-visa': 'visa',
  'pay-google': 'googlepay',
  'pay-apple': 'applepay',
}
