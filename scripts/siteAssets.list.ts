/** What scripts/siteAssets.ts takes from the font and logo packages. */
export const fonts = ['inter', 'manrope', 'outfit', 'sora', 'figtree'] as const

/** Fonts of headings (theme.headings), at the one weight that is kept of each. */
export const headingFonts = { 'sofia-sans-condensed': 750, 'source-serif-4': 560 } as const

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
