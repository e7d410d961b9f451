import type { DemoPerson } from '../DemoTenant'

export const bigRigPeople: DemoPerson[] = [
  {
    name: 'Joy Brandt',
    role: 'Runs the caravan yard',
    department: 'management',
    location: 'caravans-burpengary',
    portrait: 'big-rig-leisure-joy-brandt',
    words: 'Told Neville to prove it. Ask her which vans do not leak after Longreach.',
  },
  {
    name: 'Sunil Perera',
    role: 'Caravan handovers',
    department: 'sales',
    location: 'caravans-burpengary',
    portrait: 'big-rig-leisure-sunil-perera',
    words: 'Two hours, a set of cones and no hurry. He stays until you can back it in.',
  },
  {
    name: 'Jodie Brandt',
    role: 'Motorcycles',
    department: 'sales',
    location: 'motorcycles-yatala',
    portrait: 'big-rig-leisure-jodie-brandt',
    words: 'The middle child. Has ridden every bike she sells, wet weather included.',
  },
  {
    name: 'Neville Brandt',
    role: 'Trucks, since before the vans',
    department: 'sales',
    location: 'trucks-rocklea',
    portrait: 'big-rig-leisure-neville-brandt',
    words: 'Tell him the load and the road, and he does the axle weights on the spot.',
  },
  {
    name: 'Wiremu Tait',
    role: 'Workshop foreman',
    department: 'service',
    location: 'service-rocklea',
    portrait: 'big-rig-leisure-wiremu-tait',
    words: 'Packs the bearings on vans and eleven-tonners alike. Rides to work, gravel where he can.',
  },
]
