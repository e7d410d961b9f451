import type { DemoPerson } from '../DemoTenant'

export const secondGearPeople: DemoPerson[] = [
  {
    name: 'Imogen Hale',
    role: 'Founder, buys the cars',
    department: 'management',
    location: 'preston',
    portrait: 'second-gear-imogen-hale',
    words: 'Keeper of the spreadsheet. Her mum drives one of ours and rings her when it rattles.',
  },
  {
    name: 'Farid Rahimi',
    role: 'Founder, runs the workshop',
    department: 'service',
    location: 'workshop',
    portrait: 'second-gear-farid-rahimi',
    words: 'Had the hoist. Says no to about one car in nine, and tells you why. Speaks Dari.',
  },
  {
    name: 'Gavin Doyle',
    role: 'Deliveries',
    department: 'sales',
    location: 'dandenong',
    portrait: 'second-gear-gavin-doyle',
    words: 'Brings the car to your place and takes the old one away. The bows were his idea.',
  },
  {
    name: 'Selam Tesfaye',
    role: 'Consultant',
    department: 'sales',
    location: 'ringwood',
    portrait: 'second-gear-selam-tesfaye',
    words: 'Earns the same on every car, so ask her which one she would skip. Speaks Amharic.',
  },
  {
    name: 'Joanne Lim',
    role: 'Finance',
    department: 'finance',
    location: 'preston',
    portrait: 'second-gear-joanne-lim',
    words: 'Shows you the total first and the repayment second. Speaks Mandarin and Malay.',
  },
]
