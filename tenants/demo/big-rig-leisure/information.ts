import type { DemoPage } from '../DemoTenant'
import { eofyPage, fleetPage } from '../shared/businessPages'
import { financeInsurancePage } from '../shared/financeInsurancePage'
import { outdoorPage } from '../shared/accessoryPages'
import { ownerBenefitsPage, roadsidePage, warrantyClaims } from '../shared/ownerPages'
import type { Voice } from '../shared/Voice'

const voice: Voice = {
  name: 'Big Rig & Leisure',
  region: 'across Queensland',
  phone: '(07) 5550 0410',
  sellPath: '/sell-my-car',
  financeLink: '/apply-for-finance',
  pictures: {
    fleet: 'truck/white/scene',
    roadside: 'ute/grey/scene',
    eofy: 'truck/blue/scene',
    electric: 'suv/teal/scene',
    finance: 'caravan/white/scene',
    guide: 'caravan/white/scene',
  },
}

/** Informational pages of the caravan, motorcycle and truck dealership (RTE-44..50). */
export const bigRigInformation: DemoPage[] = [
  outdoorPage(voice, {
    heading: 'Pack once. Go for months.',
    image: 'caravan/white/scene',
    search: '/search/new-used-and-demo-cars/?item_type=caravan',
  }),
  fleetPage(voice),
  roadsidePage(voice),
  ownerBenefitsPage(voice, [
    [
      'caravan',
      'A handover that takes a morning',
      'Water, gas, power, towing and reversing, with somebody who does it every weekend.',
    ],
    ['wrench', 'First service free', 'Wheel bearings, brakes and seals, after the first thousand kilometres.'],
    ['map-pin', 'A night at the yard', 'Power and water for the first night, in case you forgot something.'],
    [
      'shield-check',
      'Weighed before you leave',
      'With your water and your gear on board, and the slip for your glovebox.',
    ],
  ]),
  warrantyClaims(voice),
  financeInsurancePage(voice),
  eofyPage(voice),
]
