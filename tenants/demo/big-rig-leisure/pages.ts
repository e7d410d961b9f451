import type { DemoPage } from '../DemoTenant'
import { button, careersPage, hero, noButton, picture, reasons, text, thankYouPage } from '../../starter/writtenBlocks'
import { privacyPolicy, termsAndConditions } from '../../starter/legalPages'
import { placeGallery } from '../shared/aboutBlocks'
import { searchPage } from '../shared/searchPages'
import { home } from './home'

const business = {
  name: 'Big Rig & Leisure',
  company: 'Big Rig and Leisure Qld Pty Ltd',
  email: 'privacy@bigrigleisure.example',
  phone: '(07) 5550 0410',
  address: '1180 Old Coach Road, Burpengary QLD 4505',
  state: 'Queensland',
}

export const bigRigPages: DemoPage[] = [
  searchPage({
    path: 'used-cars',
    heading: 'Used Trucks, Caravans and Motorcycles for Sale',
    intro:
      'Worked, toured or ridden, then checked by people who do the same. Weights and tow ratings are on every page.',
    description: 'Used trucks, caravans and motorcycles in South East Queensland, checked and priced.',
  }),
  searchPage({
    path: 'caravan',
    heading: 'Caravans, Campers and Motorhomes for Sale',
    intro:
      'At Burpengary, level and on power. Berths, ATM and tare are on every page; bring your car’s towing figures and we do the sums.',
    description:
      'New and used caravans, pop tops, campers and motorhomes near Brisbane, with their weights and berths.',
  }),
  searchPage({
    path: 'motorcycle',
    heading: 'Motorcycles for Sale',
    intro:
      'At Yatala, from learner-approved to long-distance. Each page says which licence it takes and what the bike weighs.',
    description:
      'New and used motorcycles at Yatala, from learner-approved bikes to tourers, with price and kilometres.',
  }),
  searchPage({
    path: 'truck',
    heading: 'Trucks for Sale',
    intro:
      'At Rocklea, body on: trays, tippers, curtainsiders, vans and prime movers, from car licence to heavy combination.',
    description:
      'New and used trucks at Rocklea: trays, tippers, curtainsiders, pantechs and prime movers, with their GVM.',
  }),
  home,
  {
    title: 'About us',
    slug: 'about-us',
    description: 'How a truck yard came to sell caravans.',
    layout: [
      hero({
        variant: 'full',
        eyebrow: 'About us',
        heading: 'It started with one tipper and one long holiday',
        text: 'A truck dealer took his family around Australia in 1997. He came back with opinions about caravans.',
        image: picture('tipper/white/scene'),
        button: button('Visit us', '/dealer-locator'),
        secondButton: noButton,
      }),
      text(`## Trucks paid for it

Neville Brandt sold trucks in Rocklea when he, Joy and three children set out in a van that leaked from Longreach onwards. He rang the maker from every town. When they came home he told Joy he could do better, and she told him to prove it.

The caravan yard opened the next year. The motorcycles came when the middle child grew up. Everything we sell is looked after in one building at Rocklea.

> The person who packs the bearings on your van does the same on an eleven-tonner.`),
      placeGallery('Pull in', [
        ['big-rig-leisure-caravans-burpengary', 'Caravans, Burpengary'],
        ['big-rig-leisure-motorcycles-yatala', 'Motorcycles, Yatala'],
        ['big-rig-leisure-trucks-rocklea', 'Trucks, Rocklea'],
      ]),
      reasons(
        'What we will not do',
        [
          [
            'caravan',
            'Sell you a van your car cannot legally tow',
            'We ask what you drive first, and do the sums with you.',
          ],
          [
            'gauge',
            'Sell a bike we have not ridden',
            'Around the block at least, in the rain if that is what there is.',
          ],
          [
            'truck',
            'Quote a truck without its axle weights',
            'A payload on paper is not a payload over the rear axle.',
          ],
        ],
        { tone: 'surface' },
      ),
      { blockType: 'people', heading: 'Who to ask for', layout: 'portraits', tone: 'plain' },
      { blockType: 'locations', heading: 'Hours and numbers', types: ['sales'], layout: 'map', tone: 'surface' },
    ],
  },
  {
    title: 'Warranty',
    slug: 'warranty',
    description: 'Factory cover on new, twelve months on used.',
    layout: [
      text(`# Warranty

## New

Caravans carry the maker’s structural and appliance warranties, usually five years and two. Motorcycles and trucks carry their factory warranty. We handle the claim whichever badge is on it.

## Used

Twelve months on vans under ten years: chassis, suspension, plumbing, electrics, gas and appliances. Motorcycles under ten years and trucks under 300,000 kilometres have the statutory cover and three months of ours.

## On the road

Ring us first. We will find a repairer within a day’s drive who knows the van, and we pay them directly. These warranties are in addition to your rights under the Australian Consumer Law.`),
    ],
  },
  careersPage('Big Rig & Leisure', 'people@bigrigleisure.example'),
  thankYouPage('Big Rig & Leisure', '(07) 5550 0410'),
  privacyPolicy(business),
  termsAndConditions(business),
]
