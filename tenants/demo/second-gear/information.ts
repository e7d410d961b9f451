import type { DemoPage } from '../DemoTenant'
import { electricPage } from '../shared/electricPage'
import { eofyPage } from '../shared/businessPages'
import { financeInsurancePage } from '../shared/financeInsurancePage'
import { ownerBenefitsPage, roadsidePage, warrantyClaims } from '../shared/ownerPages'
import { usedCarGuide, usedCarInspection } from '../shared/usedCarPages'
import type { Voice } from '../shared/Voice'

/** What its workshop checks of a used car. */
export const INSPECTION_POINTS = '110'

const voice: Voice = {
  name: 'Second Gear',
  region: 'across Melbourne',
  phone: '(03) 5550 0210',
  sellPath: '/sell-your-car',
  financeLink: '/finance',
  pictures: {
    fleet: 'wagon/green/scene',
    roadside: 'hatch/orange/scene',
    eofy: 'sedan/silver/scene',
    electric: 'hatch/blue/scene',
    finance: 'wagon/green/scene',
    guide: 'hatch/green/scene',
  },
}

/** Informational pages of the used-car dealership (RTE-46..51). */
export const secondGearInformation: DemoPage[] = [
  usedCarGuide(voice),
  usedCarInspection(voice, INSPECTION_POINTS),
  warrantyClaims(voice),
  roadsidePage(voice),
  ownerBenefitsPage(voice, [
    [
      'repeat',
      'Swap it later',
      'Trade up within two years and we take your car back at a price agreed the day you buy.',
    ],
    ['wrench', 'Servicing at cost price', 'Parts at what we pay, at any of the three yards.'],
    ['life-buoy', 'Roadside assistance', 'A year with the car, and a year more with each service.'],
    ['key', 'Second key, cut and coded', 'Free, for used cars that came to us with one.'],
  ]),
  electricPage(voice),
  financeInsurancePage(voice),
  eofyPage(voice),
]
