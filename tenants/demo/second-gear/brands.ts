const brand = (name: string, slug: string, picture: string, description: string) => ({
  name,
  slug,
  picture,
  description,
})

export const brands = [
  brand(
    'Toyota',
    'toyota',
    'suv/white',
    'Used Toyotas with full history, from first-car Yarises to LandCruisers. They go quickly, so reserve online before you travel.',
  ),
  brand(
    'Mazda',
    'mazda',
    'hatch/red',
    'Mazda2 to CX-80: the used cars our customers ask for most, each with the list of what our workshop found and fixed.',
  ),
  brand(
    'Hyundai',
    'hyundai',
    'suv/grey',
    'Plenty of kilometres left and often plenty of factory warranty too. Ask how much of it is left on the one you like.',
  ),
  brand(
    'Kia',
    'kia',
    'suv/red',
    'Seven years of warranty from new means many of ours are still covered. Ask how much of it is left on the one you like.',
  ),
  brand(
    'Ford',
    'ford',
    'ute/blue',
    'Rangers first, and the odd Mustang when we can get one. We look underneath for signs of a hard life before we buy.',
  ),
  brand(
    'Volkswagen',
    'volkswagen',
    'hatch/white',
    'Golfs, Tiguans and Polos checked by a specialist before we buy. One with a doubtful gearbox never reaches the yard.',
  ),
  brand(
    'Subaru',
    'subaru',
    'wagon/green',
    'All-wheel drive for the snow run and the school run, with the servicing up to date before it is listed.',
  ),
  brand(
    'BMW',
    'bmw',
    'sedan/black',
    'One-owner BMWs with dealer history only. There are never many: most of those offered to us do not pass.',
  ),
]
