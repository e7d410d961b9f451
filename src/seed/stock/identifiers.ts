import type { AustralianState } from '@/tenants/demo/DemoTenant'
import type { Random } from '../random'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const DIGITS = '0123456789'
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** World manufacturer codes of makes that have a well-known one. */
const makerCodes: Record<string, string> = {
  Toyota: 'JTM',
  Lexus: 'JTJ',
  Mazda: 'JM0',
  Mitsubishi: 'JMF',
  Nissan: 'JN1',
  Subaru: 'JF1',
  Honda: 'JHM',
  Suzuki: 'JSA',
  'Isuzu UTE': 'MPA',
  Isuzu: 'JAA',
  Hino: 'JHH',
  Fuso: 'JLF',
  UD: 'JPC',
  Hyundai: 'KMH',
  Kia: 'KNA',
  Genesis: 'KMT',
  MG: 'LSJ',
  GWM: 'LGW',
  BYD: 'LGX',
  LDV: 'LSF',
  Chery: 'LVV',
  Ford: 'MNA',
  Jeep: '1C4',
  RAM: '1C6',
  Tesla: 'LRW',
  Volkswagen: 'WVW',
  Skoda: 'TMB',
  Renault: 'VF1',
  Peugeot: 'VF3',
  MINI: 'WMW',
  BMW: 'WBA',
  'Mercedes-Benz': 'W1K',
  Audi: 'WAU',
  Volvo: 'YV1',
  'Land Rover': 'SAL',
  Porsche: 'WP1',
  Cupra: 'VSS',
  Polestar: 'LPS',
  Holden: 'MMU',
  'Harley-Davidson': '5HD',
  Yamaha: 'JYA',
  Kawasaki: 'JKA',
  Triumph: 'SMT',
  Ducati: 'ZDM',
  Iveco: 'ZCF',
}

const text = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(random.int(0, alphabet.length - 1))).join('')

/** 17 characters in the shape of a VIN: maker, description, model year, plant, serial. Belongs to no vehicle. */
export const demoVin = (random: Random, make: string, year: number): string => {
  const maker = makerCodes[make] ?? '6T9'
  const yearCode = YEAR_CODES.charAt((((year - 1980) % 30) + 30) % 30)
  return `${maker}${text(random, `${LETTERS}${DIGITS}`, 6)}${yearCode}${text(random, LETTERS, 1)}${text(random, DIGITS, 6)}`.slice(
    0,
    17,
  )
}

export const demoNvic = (random: Random): string => text(random, `${LETTERS}${DIGITS}`, 6)

/** A plate in the state's current general-issue pattern: A is a letter, 9 a digit, anything else is literal. */
const platePatterns: Record<AustralianState, string> = {
  NSW: 'AAA99A',
  VIC: '1AA9AA',
  QLD: '999AA9',
  SA: 'S999AAA',
  WA: '1AAA999',
  TAS: 'A99AA',
  ACT: 'YAA99A',
  NT: 'CA99AA',
}

const fixed: Partial<Record<AustralianState, number>> = { VIC: 1, SA: 1, WA: 1, ACT: 1, NT: 2 }

export const demoPlate = (random: Random, state: AustralianState): string =>
  [...platePatterns[state]]
    .map((sign, index) => {
      if (index < (fixed[state] ?? 0)) return sign
      return sign === 'A' ? text(random, LETTERS, 1) : text(random, DIGITS, 1)
    })
    .join('')
