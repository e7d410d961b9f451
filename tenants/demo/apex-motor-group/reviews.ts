import type { DemoReview } from '../DemoTenant'

export const apexReviews: DemoReview[] = [
  {
    customer: 'Farah A.',
    rating: 5,
    daysAgo: 6,
    text: 'Car was in Adelaide, I was in Sydney. It arrived on a Thursday, I drove it on Friday, it was mine on Saturday.',
    reply: 'That is our favourite kind of week. Thanks, Farah.',
  },
  {
    customer: 'Brett H.',
    rating: 5,
    daysAgo: 14,
    text: 'Bought eleven vans for the business through the fleet desk. One person, one invoice, no dramas.',
    reply: null,
  },
  {
    customer: 'Ingrid S.',
    rating: 4,
    daysAgo: 20,
    text: 'Very useful to see all the yards at once. I would like to filter by driving time as well.',
    reply: 'Good idea, Ingrid. It is on the list.',
  },
  {
    customer: 'Lachlan B.',
    rating: 5,
    daysAgo: 28,
    text: 'The ute comparison day settled a two-year argument in our house.',
    reply: 'Who won?',
  },
  {
    customer: 'Theresa N.',
    rating: 5,
    daysAgo: 37,
    text: 'My trade was valued in Melbourne and honoured in Sydney to the dollar.',
    reply: null,
  },
  {
    customer: 'Omar Z.',
    rating: 4,
    daysAgo: 50,
    text: 'Big group, but I dealt with one person from start to finish.',
    reply: null,
  },
  {
    customer: 'Kate F.',
    rating: 5,
    daysAgo: 66,
    text: 'Compared four cars from three yards side by side on my phone in bed. Living in the future.',
    reply: null,
  },
  {
    customer: 'Gordon M.',
    rating: 4,
    daysAgo: 84,
    text: 'Freight took six working days, not five. Car was worth it.',
    reply: 'A truck in Yass had other plans. Thanks for your patience, Gordon.',
  },
  {
    customer: 'Sunita V.',
    rating: 5,
    daysAgo: 109,
    text: 'Clear prices and no surprises. The warranty is the same at every yard, which is why I came back.',
    reply: null,
  },
  {
    customer: 'Will C.',
    rating: 5,
    daysAgo: 137,
    text: 'Bought in Ringwood, serviced in Artarmon, no one blinked.',
    reply: null,
  },
]
