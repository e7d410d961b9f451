import { caravans, engine, model } from './define'

/** Caravans, pop tops and campers by range and floorplan, plus motorhomes. */
// prettier-ignore
export const caravanRanges = [
  ...caravans('Jayco', 'Journey', { body: 'Caravan', years: [2018], mm: [7780, 2468, 2930], floorplans: [
    ['17.55-8 Touring', 17.6, 2080, 2480, 'Tandem', 2, 72990, 1],
    ['19.61-3 Outback', 19.6, 2295, 2695, 'Tandem', 4, 84990, 2],
    ['21.66-3 Outback', 21.7, 2490, 2890, 'Tandem', 6, 91490, 2],
  ] }),
  ...caravans('Jayco', 'Silverline', { body: 'Caravan', years: [2018], mm: [8360, 2500, 3050], floorplans: [
    ['21.65-3 Outback', 21.6, 2705, 3205, 'Tandem', 2, 119990, 3],
    ['22.74-4 Touring', 22.7, 2785, 3285, 'Tandem', 5, 124990, 3],
  ] }),
  ...caravans('Jayco', 'Starcraft', { body: 'Pop Top', years: [2017], mm: [6480, 2400, 2420], floorplans: [
    ['16.51-2 Pop Top', 16.5, 1640, 1940, 'Single', 2, 52990, 0],
    ['17.58-3 Pop Top', 17.6, 1790, 2090, 'Single', 4, 57990, 1],
  ] }),
  ...caravans('Jayco', 'Swan', { body: 'Camper Trailer', years: [2016], mm: [5250, 2200, 1720], floorplans: [
    ['Outback', 13.8, 1300, 1600, 'Single', 6, 39490, 1],
    ['Touring', 13.8, 1220, 1520, 'Single', 6, 35990, 0],
  ] }),
  ...caravans('Crusader', 'Excalibur', { body: 'Caravan', years: [2018], mm: [8460, 2470, 3050], floorplans: [
    ['Prince', 20.6, 2520, 3120, 'Tandem', 2, 98990, 2],
    ['Noble', 22.2, 2760, 3360, 'Tandem', 4, 112990, 3],
  ] }),
  ...caravans('Crusader', 'Chameleon', { body: 'Caravan', years: [2020], mm: [7520, 2400, 3000], floorplans: [['X-Country', 18.6, 2350, 2950, 'Tandem', 3, 89990, 2]] }),
  ...caravans('New Age', 'Manta Ray', { body: 'Caravan', years: [2017], mm: [7650, 2490, 3020], floorplans: [
    ['MR16E Deluxe', 16.4, 2030, 2530, 'Single', 2, 74990, 1],
    ['MR19SE2 Deluxe', 19.6, 2330, 2930, 'Tandem', 2, 82990, 2],
    ['MR20BE3 Bunk', 20.5, 2440, 3040, 'Tandem', 5, 86990, 2],
  ] }),
  ...caravans('New Age', 'Big Red', { body: 'Caravan', years: [2017], mm: [8350, 2490, 3080], floorplans: [['BR21ES Luxury', 21.5, 2680, 3280, 'Tandem', 2, 109990, 3]] }),
  ...caravans('Coromal', 'Soul Seeker', { body: 'Caravan', years: [2021], mm: [7920, 2480, 3060], floorplans: [
    ['20 Couples', 19.9, 2460, 3060, 'Tandem', 2, 96990, 2],
    ['21 Family', 21, 2620, 3320, 'Tandem', 5, 102990, 2],
  ] }),
  ...caravans('Coromal', 'Thrill Seeker', { body: 'Caravan', years: [2021], mm: [7200, 2480, 3060], floorplans: [['18 Pop Top', 18, 2200, 2800, 'Tandem', 2, 87990, 2]] }),
  ...caravans('Supreme', 'Classic', { body: 'Caravan', years: [2018], mm: [7900, 2480, 2980], floorplans: [
    ['Getaway 19', 19.5, 2290, 2790, 'Tandem', 2, 76990, 1],
    ['Executive 21', 21.4, 2540, 3140, 'Tandem', 2, 89990, 2],
  ] }),
  ...caravans('Supreme', 'Territory', { body: 'Hybrid', years: [2020], mm: [6250, 2200, 2650], floorplans: [['Trek 15', 15, 1960, 2560, 'Single', 4, 79990, 2]] }),
  model('Avida', 'Birdsville', 'motorhome', { itemType: 'caravan', series: 'Birdsville', years: [2018], mm: [7920, 2400, 3250], kg: [3720, 4495, 2500], tank: 90, retention: 'strong', badges: [
    ['C7422', engine(3, 4, 'TI', 132, 430, 'D', 12.4, 'S8', 'RWD'), 189990, 3],
  ] }),
  model('Avida', 'Esperance', 'motorhome', { itemType: 'caravan', series: 'Esperance', years: [2018], mm: [7600, 2400, 3250], kg: [3680, 4495, 2000], tank: 90, retention: 'strong', badges: [
    ['C7922', engine(3, 4, 'TI', 132, 430, 'D', 12.4, 'S8', 'RWD'), 199990, 3],
  ] }),
]
