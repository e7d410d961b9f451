import type { DemoPerson } from '../DemoTenant'

export const apexPeople: DemoPerson[] = [
  {
    name: 'Catherine Aldous',
    role: 'Managing Director',
    department: 'management',
    location: 'head-office',
    portrait: 'apex-motor-group-catherine-aldous',
    words: 'Responsible for the group. Leaves its members to run their dealerships.',
  },
  {
    name: 'Harpreet Gill',
    role: 'Chief Financial Officer',
    department: 'management',
    location: 'head-office',
    portrait: 'apex-motor-group-harpreet-gill',
    words: 'Responsible for the warranty that all members share. Speaks Punjabi.',
  },
  {
    name: 'Grace Kim',
    role: 'Head of Retail',
    department: 'management',
    location: 'head-office',
    portrait: 'apex-motor-group-grace-kim',
    words: 'Responsible for bringing a vehicle to the member nearest you. Speaks Korean.',
  },
  {
    name: 'Samuel Okafor',
    role: 'Fleet Manager',
    department: 'sales',
    location: 'fleet',
    portrait: 'apex-motor-group-samuel-okafor',
    words: 'The one contact for fleets of two vehicles or of fifty, from order to invoice.',
  },
  {
    name: 'Hugh Lindqvist',
    role: 'Fleet Service Coordinator',
    department: 'service',
    location: 'fleet',
    portrait: 'apex-motor-group-hugh-lindqvist',
    words: 'Arranges servicing of fleet vehicles at the workshops of members and partners.',
  },
]
