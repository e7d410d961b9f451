import type { DemoPerson } from '../DemoTenant'

export const harbourCityPeople: DemoPerson[] = [
  {
    name: 'Marta Kosta',
    role: 'Founder, finance',
    department: 'finance',
    location: 'artarmon',
    portrait: 'harbour-city-marta-kosta',
    words: 'Has done the sums here since 1991. Happy to do yours twice, out loud.',
  },
  {
    name: 'Len Kosta',
    role: 'Founder, workshop',
    department: 'service',
    location: 'artarmon-service',
    portrait: 'harbour-city-len-kosta',
    words: 'Fixed cars for eight years before he sold one. Retired on paper; ask him about that noise.',
  },
  {
    name: 'Linh Tran',
    role: 'Sales, hybrid and electric',
    department: 'sales',
    location: 'artarmon',
    portrait: 'harbour-city-linh-tran',
    words: 'Lives in a unit and drives electric, so ask her how charging really goes. Speaks Vietnamese.',
  },
  {
    name: 'Zeinab Haddad',
    role: 'Used-car buyer',
    department: 'sales',
    location: 'parramatta-used',
    portrait: 'harbour-city-zeinab-haddad',
    words: 'Writes the offer while you watch, and explains the number. Speaks Arabic.',
  },
  {
    name: 'Tomasi Fonua',
    role: 'Parts counter',
    department: 'parts',
    location: 'alexandria-parts',
    portrait: 'harbour-city-tomasi-fonua',
    words: 'Eleven years at the counter. Knows most part numbers by heart. Speaks Tongan.',
  },
]
