import type { DemoPage } from '../DemoTenant'
import { electricPage } from '../shared/electricPage'
import { eofyPage, fleetPage } from '../shared/businessPages'
import { financeInsurancePage } from '../shared/financeInsurancePage'
import { outdoorPage } from '../shared/accessoryPages'
import { ownerBenefitsPage, roadsidePage, warrantyClaims } from '../shared/ownerPages'
import { usedCarGuide, usedCarInspection } from '../shared/usedCarPages'
import type { Voice } from '../shared/Voice'

/** What its workshop checks of a used car. */
export const INSPECTION_POINTS = '120'

const voice: Voice = {
  name: 'Harbour City Auto',
  region: 'across Sydney',
  phone: '02 5550 0140',
  sellPath: '/sell-your-car',
  financeLink: '/finance',
  pictures: {
    fleet: 'van/white/scene',
    roadside: 'hatch/blue/scene',
    eofy: 'ute/orange/scene',
    electric: 'suv/green/scene',
    finance: 'sedan/white/scene',
    guide: 'suv/blue/scene',
  },
}

/** Informational pages of the Sydney dealership (RTE-44..51). */
export const harbourCityInformation: DemoPage[] = [
  fleetPage(voice),
  roadsidePage(voice),
  ownerBenefitsPage(voice, [
    [
      'car',
      'A car while yours is here',
      'At Artarmon, for any service over two hours. Or the station shuttle, every twenty minutes.',
    ],
    ['life-buoy', 'Roadside assistance', 'Renewed for a year with every scheduled service.'],
    [
      'shield-check',
      'Five years of protection',
      'Mechanical protection on eligible used cars, honoured anywhere in Australia.',
    ],
    ['sparkles', 'Washed and vacuumed', 'With every scheduled service, by hand.'],
  ]),
  warrantyClaims(voice),
  eofyPage(voice),
  electricPage(voice),
  financeInsurancePage(voice),
  outdoorPage(voice, {
    heading: 'From Artarmon to anywhere',
    image: 'ute/silver/scene',
    search: '/search/ute',
  }),
  usedCarGuide(voice),
  usedCarInspection(voice, INSPECTION_POINTS),
]
