import type { DemoBrand } from '../DemoTenant'

type Kind = NonNullable<DemoBrand['kind']>
const brand = (kind: Kind, name: string, slug: string, picture: string, description: string): DemoBrand => ({
  kind,
  name,
  slug,
  picture,
  description,
})

export const brands = [
  brand(
    'caravan',
    'Jayco',
    'jayco',
    'caravan/white/scene',
    'Australia’s best-known vans, from the Journey to the Silverline. See them at Burpengary, with a two-hour handover that includes backing into a pretend site.',
  ),
  brand(
    'caravan',
    'Crusader',
    'crusader',
    'caravan-long-arc/blue/yard-big-rig-leisure',
    'Melbourne-built luxury vans for couples who like a proper bathroom. Bring your tow car: we weigh both before you choose.',
  ),
  brand(
    'caravan',
    'New Age',
    'new-age',
    'caravan-long-arc/red/scene',
    'Manta Ray and Big Red: strong sellers, strong chassis, strong resale. Read the plates with us: tare, ATM and ball weight.',
  ),
  brand(
    'caravan',
    'Coromal',
    'coromal',
    'caravan-arc/grey/scene',
    'A name Australian families have towed since the fifties. Pop tops and full heights at Burpengary, with the tare and ball weight of each written on its card.',
  ),
  brand(
    'caravan',
    'Avida',
    'avida',
    'motorhome/white/scene',
    'Motorhomes you can drive on a car licence. Take one along the highway before you decide how long is long enough.',
  ),
  brand(
    'motorcycle',
    'Harley-Davidson',
    'harley-davidson',
    'cruiser/black/scene',
    'Softails, baggers and the Pan America, with a workshop that dyno-tunes on site. Bring your licence and ride two back to back.',
  ),
  brand(
    'motorcycle',
    'Yamaha',
    'yamaha',
    'motorcycle/blue/scene',
    'Learner-legal to long-distance, and every Ténéré we can get. The gear is here too, if you came without.',
  ),
  brand(
    'motorcycle',
    'Triumph',
    'triumph',
    'adventure-rally/green/scene',
    'Modern classics and Tigers, and a ride-out on the first Sunday of the month. You need not own one to come along.',
  ),
  brand(
    'truck',
    'Isuzu',
    'isuzu',
    'truck/white/scene',
    'Ready-to-work trucks from 4.5 to 14 tonnes, body on and plated, at Rocklea. Load one this week.',
  ),
  brand(
    'truck',
    'Hino',
    'hino',
    'tipper/blue/scene',
    'Built to Go bodies and the hybrid 300, with compliance done. Say what you carry and which licence you have, and we say which body.',
  ),
]
