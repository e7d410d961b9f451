import type { DemoOffer } from '../DemoTenant'

export const harbourCityOffers: DemoOffer[] = [
  {
    name: 'RAV4 Hybrid: first service and mats included',
    slug: 'rav4-hybrid-first-service',
    figure: ['First service', 'all-weather mats, cargo liner'],
    category: 'Service offer',
    brand: 'toyota',
    model: 'toyota-rav4',
    picture: 'suv/blue/scene',
    description:
      'Order a RAV4 Hybrid by the end of February and its first scheduled service is on us, with all-weather mats and a cargo liner fitted before you collect it.',
    covers: '/search/new-cars?make=Toyota&model=RAV4',
    endsWith: 'February',
    disclaimer:
      'On new RAV4 Hybrid vehicles ordered from Harbour City Auto by 28 February. First scheduled service as the maker’s schedule sets it, at our Artarmon workshop; we collect the car from Alexandria or Parramatta and bring it back at no charge. Not redeemable for cash.',
  },
  {
    name: '$2,500 factory bonus on Tucson',
    slug: 'tucson-factory-bonus',
    figure: ['$2,500', 'factory bonus'],
    category: 'Factory bonus',
    brand: 'hyundai',
    model: 'hyundai-tucson',
    picture: 'suv/green/scene',
    description:
      '$2,500 off the drive-away price of a Tucson Elite or Premium N Line ordered by the end of the year. No trade required and nothing to claim back.',
    covers: '/search/new-cars?make=Hyundai&model=Tucson&badge=Elite&badge=Premium%20N%20Line',
    endsWith: 'December',
    disclaimer:
      'On new Tucson Elite and Premium N Line vehicles ordered by private and ABN buyers by 31 December. Not with any other offer.',
  },
  {
    name: 'Seven-year warranty on every Kia',
    slug: 'kia-seven-year-warranty',
    figure: ['7 years', 'of unlimited-km warranty'],
    category: 'Warranty',
    brand: 'kia',
    model: null,
    picture: 'suv/red/scene',
    description:
      'Seven years of unlimited-kilometre warranty and capped-price servicing. Buy by the end of January and the first scheduled service is on us.',
    covers: '/search/new-cars?make=Kia',
    disclaimer:
      'Warranty conditions and exclusions apply to vehicles used commercially. Free first service on new Kia vehicles bought by 31 January from Harbour City Auto.',
  },
  {
    name: 'Ranger XLT with the tub pack for less',
    slug: 'ranger-xlt-tub-pack',
    figure: ['$600', 'saved on the tub pack'],
    category: 'Accessory offer',
    brand: 'ford',
    model: 'ford-ranger',
    picture: 'ute/orange/scene',
    description:
      'A tub liner, tub lights, tie-down rails and rubber mats for your Ranger XLT at $1,190, saving $600 on parts and labour. Fitted in our Alexandria bay.',
    covers: '/search/new-cars?make=Ford&model=Ranger&badge=XLT',
    disclaimer:
      'On new Ranger XLT double cabs ordered by 31 January. Saving compared with the recommended retail price of the same accessories fitted separately.',
  },
  {
    name: 'D-MAX plate clearance',
    slug: 'd-max-plate-clearance',
    figure: ['3 services', 'with every demonstrator'],
    category: 'Plate clearance',
    brand: 'isuzu-ute',
    model: 'isuzu-ute-d-max',
    picture: 'ute/silver/scene',
    description:
      'The demonstrators have to go before the new plates land, so each D-MAX LS-U leaves with its first three services paid for.',
    covers: '/search/demo-cars?make=Isuzu%20UTE&model=D-MAX&badge=LS-U',
    endsWith: 'December',
    disclaimer:
      'On in-stock D-MAX LS-U demonstrators at Harbour City Auto sold by 31 December. The first three scheduled services, within three years or 45,000 km, at our Artarmon workshop, to which we take it from Alexandria or Parramatta and back at no charge. While stock lasts.',
  },
]
