import type { FacetAttribute } from '../facets/facets'

/** Words of shoppers for a family of values: `family` is what the site's own values are compared by. */
export interface WordRow {
  attribute: FacetAttribute
  family: string
  words: string
}

const row = (attribute: FacetAttribute, family: string, words: string): WordRow => ({ attribute, family, words })

/** What Australians say for the values of the closed facets. Words are separated by commas. */
export const wordRows: readonly WordRow[] = [
  row(
    'simple_transmission',
    'Automatic',
    'auto, autos, automatic, automatics, auto trans, automatic transmission, auto transmission, auto gearbox, cvt, dsg',
  ),
  row(
    'simple_transmission',
    'Manual',
    'manual, manuals, manual transmission, manual gearbox, man trans, stick, stick shift, 5 speed manual, 6 speed manual',
  ),
  row('simple_fuel', 'Petrol', 'petrol, unleaded, ulp, petrol engine, petrol powered'),
  row(
    'simple_fuel',
    'Diesel',
    'diesel, diesels, deisel, turbo diesel, diesel turbo, turbodiesel, diesel engine, oil burner',
  ),
  row('simple_fuel', 'Hybrid', 'hybrid, hybrids, petrol hybrid, hybrid petrol, petrol electric, hev'),
  row('simple_fuel', 'Plug-in Hybrid', 'plug in hybrid, plugin hybrid, phev, plug in, plugin, phevs'),
  row(
    'simple_fuel',
    'Electric',
    'electric, ev, evs, bev, fully electric, full electric, electric vehicle, electric vehicles, electric car, electric cars, battery electric, pure electric',
  ),
  row('simple_fuel', 'Hydrogen', 'hydrogen, fuel cell, hydrogen fuel cell, fcev'),
  row('simple_fuel', 'LPG', 'lpg, on gas, dual fuel, autogas'),
  row(
    'drive',
    '4WD',
    '4wd, 4x4, 4 x 4, 4 wheel drive, four wheel drive, 4 wd, 4wds, off road, offroad, off roader, offroader, 4by4, four by four',
  ),
  row('drive', 'AWD', 'awd, all wheel drive, all wheel, quattro, 4matic, xdrive, 4motion'),
  row('drive', 'FWD', 'fwd, front wheel drive, front wheel'),
  row('drive', 'RWD', 'rwd, rear wheel drive, rear wheel'),
  row('simple_body', 'SUV', 'suv, suvs, soft roader, softroader, crossover, sports utility'),
  row('simple_body', 'Hatchback', 'hatch, hatchback, hatches, hatchbacks, 5 door hatch'),
  row('simple_body', 'Sedan', 'sedan, sedans, saloon, 4 door sedan'),
  row('simple_body', 'Wagon', 'wagon, wagons, station wagon, estate, stationwagon'),
  row(
    'simple_body',
    'Ute',
    'ute, utes, utility, pickup, pick up, pickup truck, dual cab, dualcab, dual cab ute, dual cabs, double cab, crew cab, twin cab, single cab, single cab ute, extra cab, space cab, king cab, cab chassis, tray back, trayback, tray top, work ute, dc ute',
  ),
  row('simple_body', 'Coupe', 'coupe, coupes, 2 door coupe, two door coupe'),
  row(
    'simple_body',
    'Convertible',
    'convertible, convertibles, cabriolet, cabrio, soft top, drop top, roadster, ragtop',
  ),
  row(
    'simple_body',
    'People Mover',
    'people mover, people movers, peoplemover, people carrier, people carriers, minivan, mini van, mpv, family van',
  ),
  row('simple_body', 'Van', 'van, vans, panel van, panelvan, delivery van, work van, cargo van, tradie van'),
  row('simple_body', 'Bus', 'bus, buses, minibus, mini bus'),
  row('simple_body', 'Truck', 'truck, trucks, light truck, tipper'),
  row('simple_body', 'Motorcycle', 'motorcycle, motorcycles, motorbike, motorbikes, motor bike, scooter'),
  row('simple_body', 'Caravan', 'caravan, caravans, camper, campervan, motorhome, motor home, pop top, camper trailer'),
  row('car_type', 'new', 'new, brand new, new car, new cars, run out, runout, run outs'),
  row(
    'car_type',
    'used',
    'used, second hand, secondhand, 2nd hand, pre owned, preowned, pre loved, preloved, used car, used cars',
  ),
  row(
    'car_type',
    'demo',
    'demo, demos, demonstrator, demonstrators, ex demo, ex demonstrator, demo model, dealer demo, demo car, demo cars',
  ),
  row('colour', 'White', 'white, pearl white, whites'),
  row('colour', 'Black', 'black'),
  row('colour', 'Grey', 'grey, gray, charcoal, gunmetal, dark grey, light grey, graphite'),
  row('colour', 'Silver', 'silver'),
  row('colour', 'Blue', 'blue, navy, navy blue, dark blue, light blue, teal'),
  row('colour', 'Red', 'red, maroon, burgundy, dark red, bright red'),
  row('colour', 'Green', 'green, dark green, khaki, olive'),
  row('colour', 'Brown', 'brown, bronze'),
  row('colour', 'Orange', 'orange'),
  row('colour', 'Yellow', 'yellow'),
  row('colour', 'Gold', 'gold, champagne'),
  row('colour', 'Beige', 'beige, cream, tan'),
  row('colour', 'Purple', 'purple, violet'),
  row('colour', 'Pink', 'pink'),
  row('certified', 'true', 'certified, certified pre owned, cpo, certified used, manufacturer approved'),
  row(
    'filtered_features',
    'Adaptive cruise control',
    'adaptive cruise, adaptive cruise control, radar cruise, smart cruise',
  ),
  row('filtered_features', 'Android Auto', 'android auto'),
  row('filtered_features', 'Apple CarPlay', 'carplay, car play, apple carplay, apple car play'),
  row('filtered_features', 'Blind spot monitor', 'blind spot, blind spot monitor, blind spot monitoring, blindspot'),
  row('filtered_features', 'Bull bar', 'bull bar, bullbar, bull bars, roo bar'),
  row('filtered_features', 'Canopy', 'canopy, with canopy'),
  row('filtered_features', 'Heated seats', 'heated seats, heated seat, seat heaters, seat warmers'),
  row('filtered_features', 'Keyless entry', 'keyless, keyless entry, keyless start, smart key'),
  row(
    'filtered_features',
    'Lane keeping assist',
    'lane assist, lane keep, lane keeping, lane keep assist, lane keeping assist',
  ),
  row('filtered_features', 'Leather seats', 'leather, leather seats, leather interior, leather trim, leathers'),
  row('filtered_features', 'Parking sensors', 'parking sensors, park sensors, parking sensor'),
  row(
    'filtered_features',
    'Power tailgate',
    'power tailgate, electric tailgate, powered tailgate, power boot, electric boot',
  ),
  row(
    'filtered_features',
    'Reversing camera',
    'reversing camera, reverse camera, reverse cam, rear camera, reversing cam, backup camera, rear view camera, 360 camera, camera',
  ),
  row('filtered_features', 'Satellite navigation', 'sat nav, satnav, navigation, nav, gps, satellite navigation'),
  row('filtered_features', 'Solar panels', 'solar, solar panel, solar panels'),
  row('filtered_features', 'Sunroof', 'sunroof, sun roof, moonroof, panoramic roof, panoramic sunroof, pano roof'),
  row('filtered_features', 'Third row seats', 'third row, 3rd row, third row seats, third row seating'),
  row('filtered_features', 'Tow bar', 'tow bar, towbar, tow ball, towball, tow pack, tow hitch, towing pack'),
  row('filtered_features', 'Wireless charging', 'wireless charging, wireless charger'),
]

/** States by their short name, with what else they are called. 'act' alone is a verb as well, and still the capital's. */
export const stateWords: Record<string, string> = {
  NSW: 'nsw, new south wales',
  VIC: 'vic, victoria',
  QLD: 'qld, queensland',
  WA: 'wa, western australia, west australia',
  SA: 'sa, south australia',
  TAS: 'tas, tasmania, tassie',
  ACT: 'act, australian capital territory',
  NT: 'nt, northern territory',
}

/** Nicknames of makes; a make's own spelling needs no row, and a nickname counts only where the make is sold. */
export const makeNicknames: Record<string, string> = {
  Volkswagen: 'vw, vdub, v dub, volksy, volkswagon, volks wagon, vws',
  'Mercedes-Benz': 'merc, mercs, mercedes, benz, mercedez, mercedes benz, mercedez benz, merco',
  BMW: 'beemer, bimmer, beamer, bmws',
  Mitsubishi: 'mitsi, mitsu, mitzi',
  Subaru: 'subi, subie, suby, subaroo',
  Chevrolet: 'chev, chevy',
  'Alfa Romeo': 'alfa',
  'Aston Martin': 'aston',
  'Land Rover': 'landy, landrover',
  'Rolls-Royce': 'rolls',
  Jaguar: 'jag, jags',
  Hyundai: 'hyundia, hundai, hyndai',
  Lamborghini: 'lambo',
  Porsche: 'porche, porsha',
  Toyota: 'yota, toyo',
  'Harley-Davidson': 'harley',
  'Great Wall': 'great wall motors',
  SsangYong: 'ssang yong',
  Nissan: 'datto',
  Holden: 'holdens',
  'Isuzu UTE': 'isuzu',
}

/** Nicknames of models. */
export const modelNicknames: Record<string, string> = {
  LandCruiser: 'lc200, lc300, lc79, lc70, land cruisers, 200 series cruiser, 79 series',
  'LandCruiser Prado': 'prado',
  Commodore: 'commo, commodoor, dunny door',
  'D-MAX': 'd max',
  'CX-5': 'cx 5',
  Falcon: 'falco',
  Patrol: 'paddy',
  Mustang: 'stang',
}
