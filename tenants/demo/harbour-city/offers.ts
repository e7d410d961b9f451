import type { DemoOffer } from '../DemoTenant'

export const harbourCityOffers: DemoOffer[] = [
  {
    name: 'RAV4 GXL Hybrid: 4.9% p.a., comparison rate 5.42% p.a.',
    slug: 'rav4-gxl-hybrid-finance',
    category: 'Finance offer',
    brand: 'toyota',
    model: 'toyota-rav4',
    picture: 'suv/blue/scene',
    description:
      '4.9% p.a. (comparison rate 5.42% p.a.) over up to 48 months on a RAV4 GXL Hybrid. Order by the end of February and the all-weather mats and cargo liner are fitted at no charge.',
    covers: '/search/new-cars?make=Toyota&model=RAV4&badge=GXL%20Hybrid',
    endsWith: 'February',
    disclaimer:
      'Available on new RAV4 GXL Hybrid vehicles ordered from Harbour City Auto by 28 February. 4.9% p.a. (comparison rate 5.42% p.a.) over 48 months for approved personal applicants. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Fees, terms and conditions apply.',
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
    name: 'Ranger XLT with canopy for less',
    slug: 'ranger-xlt-canopy',
    figure: ['$2,200', 'saved on the canopy pack'],
    category: 'Accessory offer',
    brand: 'ford',
    model: 'ford-ranger',
    picture: 'ute/orange/scene',
    description:
      'A colour-matched canopy, tow bar and bed liner on your Ranger XLT for $3,490, saving $2,200 on parts and labour. Fitted in our Alexandria bay.',
    covers: '/search/new-cars?make=Ford&model=Ranger&badge=XLT',
    disclaimer:
      'On new Ranger XLT double cabs ordered by 31 January. Saving compared with the recommended retail price of the same accessories fitted separately.',
  },
  {
    name: 'D-MAX plate clearance',
    slug: 'd-max-plate-clearance',
    figure: ['$3,500', 'or more below the price new'],
    category: 'Plate clearance',
    brand: 'isuzu-ute',
    model: 'isuzu-ute-d-max',
    picture: 'ute/silver/scene',
    description:
      'The demonstrators have to go before the new plates land: D-MAX LS-U for at least $3,500 less than the same ute new.',
    covers: '/search/demo-cars?make=Isuzu%20UTE&model=D-MAX&badge=LS-U',
    endsWith: 'December',
    disclaimer:
      'On in-stock D-MAX LS-U demonstrators at Harbour City Auto sold by 31 December. Saving compared with the drive-away price of the same grade new. While stock lasts.',
  },
]
