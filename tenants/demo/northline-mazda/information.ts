import type { DemoPage } from '../DemoTenant'
import { electricPage } from '../shared/electricPage'
import { eofyPage, fleetPage } from '../shared/businessPages'
import { financeInsurancePage } from '../shared/financeInsurancePage'
import { neotekPage } from '../shared/accessoryPages'
import { ownerBenefitsPage, roadsidePage, warrantyClaims } from '../shared/ownerPages'
import { usedCarGuide, usedCarInspection } from '../shared/usedCarPages'
import type { Voice } from '../shared/Voice'

/** What its workshop checks of a used car. */
export const INSPECTION_POINTS = '124'

const voice: Voice = {
  name: 'Northline Mazda',
  region: 'across Adelaide',
  phone: '(08) 5550 0310',
  sellPath: '/trade-in',
  financeLink: '/finance-enquiry',
  pictures: {
    fleet: 'ute/silver/scene',
    roadside: 'sedan/red/scene',
    eofy: 'suv/red/scene',
    electric: 'suv/white/scene',
    finance: 'sedan/black/scene',
    guide: 'suv/red/scene',
  },
}

/** Informational pages of the single-brand dealership (RTE-44..51). */
export const northlineInformation: DemoPage[] = [
  fleetPage(voice),
  roadsidePage(voice),
  ownerBenefitsPage(voice, [
    ['car', 'Loan car', 'At every service over two hours. Book it with the service.'],
    ['sparkles', 'Wash and vacuum', 'With every scheduled service.'],
    ['life-buoy', 'Roadside assistance', 'Renewed for a year each time you service with us.'],
    ['calendar', 'Drive days', 'Two a year in the Hills, for anything with a Mazda badge.'],
    ['repeat', 'First call on the new one', 'Owners drive a new model a week before anybody else.'],
    ['key', 'Your garage online', 'Service history, what is due and what it will cost, under My garage.'],
  ]),
  warrantyClaims(voice),
  eofyPage(voice),
  electricPage(voice),
  financeInsurancePage(voice),
  neotekPage(voice, 'sedan/red/scene'),
  usedCarGuide(voice),
  usedCarInspection(voice, INSPECTION_POINTS),
]
