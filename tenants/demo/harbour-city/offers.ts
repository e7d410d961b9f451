import type { DemoOffer } from '../DemoTenant'

export const harbourCityOffers: DemoOffer[] = [
  {
    name: 'RAV4 GXL Hybrid: 4.9% p.a., comparison rate 5.42% p.a.',
    slug: 'rav4-gxl-hybrid-finance',
    category: 'Finance offer',
    brand: 'toyota',
    model: 'toyota-rav4',
    picture: 'suv/blue',
    description:
      'Drive a new RAV4 GXL Hybrid at 4.9% p.a. (comparison rate 5.42% p.a.) over up to 48 months. All-wheel drive, 4.8 litres per hundred kilometres and a choice of five colours. Order by the end of January and we will fit the all-weather mats and cargo liner at no charge.',
    disclaimer:
      'Available on new RAV4 GXL Hybrid vehicles in stock at Harbour City Auto, ordered and delivered by 31 January. 4.9% p.a. (comparison rate 5.42% p.a.) over 48 months for approved personal applicants. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Fees, terms and conditions apply.',
  },
  {
    name: '$2,500 factory bonus on Tucson',
    slug: 'tucson-factory-bonus',
    figure: ['$2,500', 'factory bonus'],
    category: 'Factory bonus',
    brand: 'hyundai',
    model: 'hyundai-tucson',
    picture: 'suv/green',
    description:
      'Take $2,500 off the drive-away price of any Tucson Elite or Premium N Line in our showroom. The bonus comes straight off the figure on the windscreen: no trade required and nothing to claim back.',
    disclaimer:
      'On in-stock Tucson Elite and Premium N Line vehicles purchased by private and ABN buyers by 31 January. Not with any other offer. While stock lasts.',
  },
  {
    name: 'Seven-year warranty on every Kia',
    slug: 'kia-seven-year-warranty',
    figure: ['7 years', 'of unlimited-km warranty'],
    category: 'Warranty',
    brand: 'kia',
    model: 'kia-sportage',
    picture: 'suv/red',
    description:
      'Every new Kia leaves with seven years of unlimited-kilometre warranty, seven years of capped-price servicing and up to eight years of roadside assistance. Buy before the end of January and the first scheduled service is on us.',
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
    picture: 'ute/orange',
    description:
      'Order a Ranger XLT and we fit a colour-matched canopy, tow bar and bed liner for $3,490, saving $2,200 on the parts and labour. All work is done in our Alexandria bay and carries the Ford warranty.',
    disclaimer:
      'On new Ranger XLT double cabs ordered by 31 January. Saving compared with the recommended retail price of the same accessories fitted separately.',
  },
  {
    name: 'D-MAX plate clearance',
    slug: 'd-max-plate-clearance',
    figure: ['Up to $4,000', 'off this year’s plates'],
    category: 'Plate clearance',
    brand: 'isuzu-ute',
    model: 'isuzu-ute-d-max',
    picture: 'ute/silver',
    description:
      'This year’s plates have to be gone before the new ones land. Eight D-MAX LS-U and X-TERRAIN remain, each with up to $4,000 off and five years of roadside assistance.',
    disclaimer:
      'On in-stock vehicles with a current-year build plate at Harbour City Auto. Saving off the recommended drive-away price. While stock lasts.',
  },
]
