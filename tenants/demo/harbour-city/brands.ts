export const brands = [
  {
    name: 'Toyota',
    slug: 'toyota',
    description:
      'Hybrid hatches, the RAV4, HiLux and LandCruiser: sold and serviced at Artarmon since 1999. Drive the hybrid and the petrol one after the other before you decide.',
    picture: 'suv/blue/scene',
  },
  {
    name: 'Hyundai',
    slug: 'hyundai',
    description:
      'From i30 to IONIQ 5, with capped-price servicing and a factory-trained electric vehicle workshop. Take an electric one home for a weekend and charge it there first.',
    picture: 'suv/green/scene',
  },
  {
    name: 'Kia',
    slug: 'kia',
    description:
      'A seven-year warranty on every new Kia, from the Picanto to the Tasman ute. Sold at Artarmon, with demonstrators you may borrow for a weekend.',
    picture: 'suv/red/scene',
  },
  {
    name: 'Ford',
    slug: 'ford',
    description:
      'Ranger, Everest, Transit and Mustang, with a fleet desk for businesses of one to one hundred. At Alexandria, where the tow bar and the canopy are fitted too.',
    picture: 'ute/orange/scene',
  },
  {
    name: 'Isuzu UTE',
    slug: 'isuzu-ute',
    description:
      'D-MAX and MU-X, fitted out in our own accessories bay before you collect. Bring the caravan’s plate and we do the towing sums together.',
    picture: 'ute/silver/scene',
  },
]
