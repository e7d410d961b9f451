import type { DemoPerson } from '../DemoTenant'

export const northlinePeople: DemoPerson[] = [
  {
    name: 'Ruth Ferrant',
    role: 'Dealer principal',
    department: 'management',
    location: 'medindie',
    portrait: 'northline-mazda-ruth-ferrant',
    words: 'Runs Northline from her father’s desk. You are welcome to knock.',
  },
  {
    name: 'Callum Reid',
    role: 'New Mazda',
    department: 'sales',
    location: 'medindie',
    portrait: 'northline-mazda-callum-reid',
    words: 'Owns an MX-5, and sells them the better for it. With us since 2011.',
  },
  {
    name: 'Anjali Menon',
    role: 'Pre-owned and certified',
    department: 'sales',
    location: 'prospect',
    portrait: 'northline-mazda-anjali-menon',
    words: 'Goes through the inspection with whoever will drive the car. Speaks Hindi and Malayalam.',
  },
  {
    name: 'Darren Coulthard',
    role: 'Service manager',
    department: 'service',
    location: 'service-gepps-cross',
    portrait: 'northline-mazda-darren-coulthard',
    words: 'One of the nineteen who have been here for over twenty years. Has met most of the dogs.',
  },
  {
    name: 'Joe Carbone',
    role: 'Parts and accessories',
    department: 'parts',
    location: 'parts-gepps-cross',
    portrait: 'northline-mazda-joe-carbone',
    words: 'Describe the part in your own words. In Italian, if you prefer.',
  },
]
