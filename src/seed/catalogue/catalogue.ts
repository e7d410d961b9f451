import type { CatalogueModel } from './CatalogueModel'
import { engine } from './engines'
import { caravans } from './caravans'
import { model } from './define'
import { toyotaAndLexus } from './toyotaAndLexus'
import { mazda } from './mazda'
import { mitsubishiAndNissan } from './mitsubishiAndNissan'
import { subaruHondaSuzukiIsuzu } from './subaruHondaSuzukiIsuzu'
import { koreaChina } from './koreaChina'
import { fordAndAmerica, holden } from './fordHoldenAndAmerica'
import { europe } from './europe'
import { europePremium } from './europePremium'

/** Light and medium rigid trucks; kg is tare, gross vehicle mass, braked towing. */
// prettier-ignore
const trucks = [
  model('Isuzu', 'NLR 45-150', 'truck', { series: 'N Series', body: 'Tipper', years: [2018], mm: [5000, 1815, 2090], kg: [2290, 4500, 3500], tank: 75, retention: 'strong', badges: [['AMT SWB Tipper', engine(3, 4, 'TI', 110, 375, 'D', 11.2, 'R6', 'RWD'), 74990, 1]] }),
  model('Isuzu', 'NPR 45-155', 'truck', { series: 'N Series', body: 'Tray', years: [2018], mm: [6120, 1995, 2260], kg: [2540, 4500, 3500], tank: 100, retention: 'strong', badges: [['AMT Traypack', engine(5.2, 4, 'TI', 114, 419, 'D', 13, 'R6', 'RWD'), 89990, 1], ['AMT Traypack MWB', engine(5.2, 4, 'TI', 114, 419, 'D', 13, 'R6', 'RWD'), 94990, 2]] }),
  model('Isuzu', 'FRR 110-240', 'truck', { series: 'F Series', body: 'Curtainsider', years: [2018], mm: [8250, 2290, 2630], kg: [4150, 11000, 9000], tank: 200, retention: 'strong', badges: [['AMT Freightpack', engine(5.2, 4, 'TI', 177, 706, 'D', 18.5, 'R6', 'RWD'), 148500, 2]] }),
  model('Isuzu', 'FSR 140-260', 'truck', { series: 'F Series', body: 'Pantech', years: [2019], mm: [9900, 2380, 2720], kg: [4970, 14000, 12000], tank: 200, retention: 'strong', badges: [['Auto MWB', engine(7.8, 6, 'TI', 191, 761, 'D', 21, 'A6', 'RWD'), 176500, 2]] }),
  model('Hino', '300 Series', 'truck', { series: '616', body: 'Tray', years: [2018], mm: [5965, 1995, 2190], kg: [2430, 4495, 4000], tank: 100, badges: [['IFS Built to Go Traypack', engine(4, 4, 'TI', 110, 420, 'D', 12.4, 'A6', 'RWD'), 83490, 1], ['Hybrid Electric', engine(4, 4, 'TI', 110, 420, 'H', 10.3, 'R5', 'RWD'), 92990, 2]] }),
  model('Hino', '500 Series', 'truck', { series: 'FC 1124', body: 'Curtainsider', years: [2018], mm: [8170, 2275, 2560], kg: [4020, 11000, 9000], tank: 200, badges: [['Crew', engine(5.1, 4, 'TI', 177, 794, 'D', 19, 'A6', 'RWD'), 141900, 2]] }),
  model('Fuso', 'Canter', 'truck', { series: 'FEB', body: 'Tipper', years: [2018], mm: [5385, 1995, 2130], kg: [2580, 4500, 3500], tank: 100, badges: [['515 Wide City Tipper', engine(3, 4, 'TT', 110, 370, 'D', 11.8, 'R6', 'RWD'), 79990, 1]] }),
  model('Fuso', 'Canter', 'truck', { series: 'FEC', body: 'Pantech', years: [2018], mm: [6470, 1995, 2210], kg: [2840, 7500, 3500], tank: 100, badges: [['815 Wide MWB Pantech', engine(3, 4, 'TT', 110, 370, 'D', 13.5, 'R6', 'RWD'), 96490, 1]] }),
  model('Fuso', 'Fighter', 'truck', { series: 'FK', body: 'Tray', years: [2018], mm: [8370, 2440, 2620], kg: [4350, 10400, 8000], tank: 200, badges: [['1024 Auto Tray', engine(7.5, 6, 'TI', 177, 686, 'D', 20.5, 'A6', 'RWD'), 134990, 2]] }),
  model('UD', 'Croner', 'truck', { body: 'Curtainsider', years: [2018], mm: [9890, 2490, 2810], kg: [5600, 18000, 14000], tank: 200, badges: [['PKE 250 Auto', engine(7.7, 6, 'TI', 187, 950, 'D', 22, 'A6', 'RWD'), 179900, 2]] }),
  model('UD', 'Condor', 'truck', { body: 'Pantech', years: [2016, 2022], mm: [8600, 2440, 2640], kg: [4300, 11000, 9000], tank: 200, badges: [['MK 11 250', engine(6.4, 6, 'TI', 188, 745, 'D', 20, 'A6', 'RWD'), 132900, 1]] }),
  model('Iveco', 'Daily', 'truck', { body: 'Tray', years: [2018], mm: [5970, 2010, 2245], kg: [2150, 4495, 3500], tank: 100, badges: [['50C18 Tradie-Made', engine(3, 4, 'TI', 132, 430, 'D', 10.9, 'S8', 'RWD'), 86990, 2]] }),
  model('Isuzu', 'NPR 65/45-190', 'truck', { series: 'N Series', body: 'Tipper', years: [2018], mm: [5985, 1995, 2260], kg: [2900, 6500, 4500], tank: 140, retention: 'strong', badges: [['AMT MWB Tipper', engine(5.2, 4, 'TI', 140, 513, 'D', 15, 'R6', 'RWD'), 112500, 1]] }),
  model('Hino', '500 Series', 'truck', { series: 'FE 1426', body: 'Tipper', years: [2018], mm: [6480, 2275, 2560], kg: [4150, 14000, 12000], tank: 200, badges: [['Auto Tipper', engine(5.1, 4, 'TI', 191, 882, 'D', 22, 'A6', 'RWD'), 162500, 1]] }),
  model('Iveco', 'Stralis', 'truck', { series: 'AT', body: 'Prime Mover', years: [2016, 2022], mm: [6500, 2500, 3300], kg: [8200, 24800, 45000], tank: 660, badges: [['AT450 6x4', engine(10.3, 6, 'TI', 331, 2100, 'D', 38, 'R12', 'RWD'), 189900, 2]] }),
  model('UD', 'Quon', 'truck', { body: 'Prime Mover', years: [2018], mm: [6890, 2490, 3000], kg: [8100, 24500, 42000], tank: 630, badges: [['GW 26 420', engine(10.8, 6, 'TI', 309, 1900, 'D', 37, 'R12', 'RWD'), 209500, 2]] }),
  model('Isuzu', 'Giga', 'truck', { body: 'Prime Mover', years: [2016], mm: [7020, 2490, 3330], kg: [8600, 24700, 45000], tank: 800, badges: [['EXY 455 Premium', engine(15.7, 6, 'TI', 338, 2255, 'D', 40, 'R12', 'RWD'), 208900, 2]] }),
]

const bike = (litres: number, cylinders: number, kw: number, nm: number, per100: number) =>
  engine(litres, cylinders, 'N', kw, nm, 'PP', per100, 'M6', 'RWD')

/** Motorcycles; kg is kerb mass, gross mass, no towing. */
// prettier-ignore
const motorcycles = [
  model('Harley-Davidson', 'Street Bob 114', 'bike', { series: 'FXBBS', body: 'Cruiser', years: [2020], mm: [2320, 925, 1160], kg: [297, 526, 0], tank: 13.2, retention: 'strong', badges: [['Softail', bike(1.87, 2, 69, 155, 5.5), 28250, 1]] }),
  model('Harley-Davidson', 'Low Rider S', 'bike', { series: 'FXLRS', body: 'Cruiser', years: [2022], mm: [2365, 850, 1210], kg: [308, 526, 0], tank: 18.9, retention: 'strong', badges: [['Softail', bike(1.92, 2, 76, 169, 5.7), 33495, 2]] }),
  model('Harley-Davidson', 'Road Glide', 'bike', { series: 'FLTRX', body: 'Touring', years: [2020], mm: [2410, 960, 1285], kg: [380, 617, 0], tank: 22.7, retention: 'strong', badges: [['Grand American Touring', bike(1.92, 2, 80, 175, 6), 46500, 3]] }),
  model('Harley-Davidson', 'Pan America 1250', 'bike', { series: 'RA1250S', body: 'Adventure Touring', years: [2021], mm: [2265, 895, 1510], kg: [258, 455, 0], tank: 21.2, badges: [['Special', bike(1.25, 2, 112, 128, 5.5), 35250, 3]] }),
  model('Yamaha', 'MT-07', 'bike', { series: 'MT07LA', body: 'Naked', years: [2018], mm: [2085, 780, 1115], kg: [184, 355, 0], tank: 14, badges: [['LAMS', bike(0.655, 2, 38, 57.5, 4.3), 14199, 1], ['HO', bike(0.689, 2, 54, 67, 4.3), 14799, 1]] }),
  model('Yamaha', 'MT-09', 'bike', { series: 'MT09', body: 'Naked', years: [2021], mm: [2090, 795, 1190], kg: [189, 363, 0], tank: 14, badges: [['SP', bike(0.89, 3, 87.5, 93, 5), 21299, 2]] }),
  model('Yamaha', 'Ténéré 700', 'bike', { series: 'XTZ690', body: 'Adventure Tourer', years: [2020], mm: [2370, 905, 1455], kg: [204, 391, 0], tank: 16, retention: 'strong', badges: [['World Raid', bike(0.689, 2, 54, 68, 4.3), 21499, 2]] }),
  model('Yamaha', 'YZF-R7', 'bike', { series: 'YZFR7', body: 'Sports', years: [2022], mm: [2070, 705, 1160], kg: [188, 355, 0], tank: 13, badges: [['HO', bike(0.689, 2, 54, 67, 4.2), 16399, 1]] }),
  model('Honda', 'CB500X', 'bike', { series: 'CB500XA', body: 'Adventure Tourer', years: [2019, 2024], mm: [2165, 830, 1410], kg: [199, 380, 0], tank: 17.5, badges: [['ABS', bike(0.471, 2, 35, 43, 3.6), 11499, 1]] }),
  model('Honda', 'CRF1100L Africa Twin', 'bike', { series: 'SD08', body: 'Adventure Tourer', years: [2020], mm: [2330, 960, 1395], kg: [231, 450, 0], tank: 24.8, badges: [['Adventure Sports', bike(1.08, 2, 75, 112, 4.9), 29499, 3]] }),
  model('Honda', 'Rebel 500', 'bike', { series: 'CMX500', body: 'Cruiser', years: [2018], mm: [2205, 820, 1090], kg: [191, 366, 0], tank: 11.2, badges: [['ABS', bike(0.471, 2, 34, 43.3, 3.7), 10999, 0]] }),
  model('Kawasaki', 'Ninja 650L', 'bike', { series: 'ER650', body: 'Sports', years: [2018], mm: [2055, 740, 1145], kg: [194, 385, 0], tank: 15, badges: [['LAMS', bike(0.649, 2, 41, 53, 4.3), 12999, 1]] }),
  model('Kawasaki', 'Z900', 'bike', { series: 'ZR900', body: 'Naked', years: [2018], mm: [2070, 825, 1080], kg: [212, 390, 0], tank: 17, badges: [['SE', bike(0.948, 4, 92, 98.6, 5.3), 20599, 2]] }),
  model('Kawasaki', 'Versys 1000', 'bike', { series: 'LZT00', body: 'Sports Touring', years: [2019], mm: [2270, 950, 1530], kg: [257, 472, 0], tank: 21, badges: [['S', bike(1.04, 4, 88, 102, 5.6), 23999, 3]] }),
  model('Triumph', 'Bonneville T120', 'bike', { series: 'DU', body: 'Classic', years: [2018], mm: [2170, 785, 1100], kg: [236, 450, 0], tank: 14.5, retention: 'strong', badges: [['Black', bike(1.2, 2, 58.8, 105, 4.1), 22290, 1]] }),
  model('Triumph', 'Street Triple 765', 'bike', { series: 'HD', body: 'Naked', years: [2020], mm: [2055, 792, 1064], kg: [188, 368, 0], tank: 15, badges: [['RS', bike(0.765, 3, 95.6, 80, 5.4), 21490, 3]] }),
  model('Triumph', 'Tiger 900', 'bike', { series: 'C705', body: 'Adventure Tourer', years: [2020], mm: [2230, 930, 1460], kg: [222, 445, 0], tank: 20, badges: [['Rally Pro', bike(0.888, 3, 79.5, 90, 4.7), 27990, 3]] }),
  model('Ducati', 'Scrambler', 'bike', { series: '2G', body: 'Naked', years: [2019], mm: [2100, 855, 1150], kg: [185, 370, 0], tank: 14.5, badges: [['Icon', bike(0.803, 2, 53.6, 65.2, 5.2), 18900, 1]] }),
  model('Ducati', 'Multistrada V4', 'bike', { series: 'MTS V4', body: 'Adventure Tourer', years: [2021], mm: [2301, 990, 1460], kg: [240, 464, 0], tank: 22, badges: [['S', bike(1.158, 4, 125, 121, 6.5), 39500, 3]] }),
  model('Ducati', 'Monster', 'bike', { series: 'M937', body: 'Naked', years: [2021], mm: [2060, 860, 1080], kg: [188, 364, 0], tank: 14, badges: [['Plus', bike(0.937, 2, 82, 93, 5.2), 20800, 2]] }),
  model('Harley-Davidson', 'Street Glide', 'bike', { series: 'FLHX', body: 'Touring', years: [2020], mm: [2425, 960, 1340], kg: [375, 617, 0], tank: 22.7, retention: 'strong', badges: [['Grand American Touring', bike(1.87, 2, 69, 163, 6), 43250, 3]] }),
  model('Honda', 'GL1800 Gold Wing', 'bike', { series: 'SC79', body: 'Touring', years: [2018], mm: [2575, 925, 1430], kg: [390, 600, 0], tank: 21, retention: 'strong', badges: [['Tour', bike(1.83, 6, 93, 170, 5.6), 48999, 3]] }),
  model('Yamaha', 'WR450F', 'bike', { series: 'WR450F', body: 'Enduro', years: [2019], mm: [2175, 825, 1270], kg: [119, 300, 0], tank: 7.8, badges: [['Enduro', bike(0.449, 1, 38, 45, 4.6), 17199, 1]] }),
  model('Honda', 'CRF300L', 'bike', { series: 'ND16', body: 'Enduro', years: [2021], mm: [2230, 820, 1200], kg: [142, 305, 0], tank: 7.8, badges: [['ABS', engine(0.286, 1, 'N', 31, 26.6, 'P', 3.1, 'M6', 'RWD'), 10899, 0]] }),
  model('Honda', 'ADV350', 'bike', { series: 'NF10', body: 'Scooter', years: [2022], mm: [2200, 895, 1430], kg: [186, 366, 0], tank: 11.7, badges: [['ABS', engine(0.33, 1, 'N', 31, 31.5, 'P', 3.4, 'C1', 'RWD'), 11299, 1]] }),
  model('Yamaha', 'XMAX 300', 'bike', { series: 'CZD300', body: 'Scooter', years: [2018], mm: [2185, 775, 1415], kg: [183, 348, 0], tank: 13, badges: [['ABS', engine(0.292, 1, 'N', 31, 29, 'P', 3, 'C1', 'RWD'), 10799, 1]] }),
]

/** Caravans, pop tops and campers by range and floorplan, plus motorhomes. */
// prettier-ignore
const caravanRanges = [
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
    ['MR20BE3 Bunk', 20.5, 2440, 3040, 'Tandem', 5, 86990, 2],
    ['MR19SE2 Deluxe', 19.6, 2330, 2930, 'Tandem', 2, 82990, 2],
    ['MR16E Deluxe', 16.4, 2030, 2530, 'Single', 2, 74990, 2],
  ] }),
  ...caravans('New Age', 'Big Red', { body: 'Caravan', years: [2017], mm: [8350, 2490, 3080], floorplans: [['BR21ES Luxury', 21.5, 2680, 3280, 'Tandem', 2, 109990, 3]] }),
  ...caravans('Coromal', 'Soul Seeker', { body: 'Caravan', years: [2021], mm: [7920, 2480, 3060], floorplans: [
    ['20 Couples', 19.9, 2460, 3060, 'Tandem', 2, 96990, 2],
    ['21 Family', 21, 2620, 3320, 'Tandem', 5, 102990, 2],
  ] }),
  ...caravans('Coromal', 'Thrill Seeker', { body: 'Pop Top', years: [2021], mm: [7200, 2480, 3060], floorplans: [['18 Pop Top', 18, 2200, 2800, 'Tandem', 2, 87990, 2]] }),
  ...caravans('Supreme', 'Classic', { body: 'Caravan', years: [2018], mm: [7900, 2480, 2980], floorplans: [
    ['Getaway 19', 19.5, 2290, 2790, 'Tandem', 2, 76990, 1],
    ['Executive 21', 21.4, 2540, 3140, 'Tandem', 2, 89990, 2],
  ] }),
  ...caravans('Supreme', 'Territory', { body: 'Hybrid', years: [2020], mm: [6250, 2200, 2650], floorplans: [['Trek 15', 15, 1960, 2560, 'Single', 4, 79990, 2]] }),
  model('Avida', 'Birdsville', 'motorhome', { series: 'Birdsville', years: [2018], mm: [7920, 2400, 3250], kg: [3720, 4495, 2500], tank: 90, retention: 'strong', badges: [
    ['C7422', engine(3, 4, 'TI', 132, 430, 'D', 12.4, 'S8', 'RWD'), 189990, 3],
  ] }),
  model('Avida', 'Esperance', 'motorhome', { series: 'Esperance', years: [2018], mm: [7600, 2400, 3250], kg: [3680, 4495, 2000], tank: 90, retention: 'strong', badges: [
    ['C7922', engine(3, 4, 'TI', 132, 430, 'D', 12.4, 'S8', 'RWD'), 199990, 3],
  ] }),
  ...caravans('Jayco', 'CrossTrak', { body: 'Hybrid', years: [2019], mm: [6130, 2290, 2640], floorplans: [
    ['13', 13.2, 1550, 2050, 'Single', 2, 64990, 1],
    ['14', 14.2, 1680, 2180, 'Single', 4, 69990, 2],
  ] }),
  ...caravans('Jayco', 'Journey', { body: 'Pop Top', years: [2018], mm: [7080, 2468, 2520], floorplans: [['17.58-3 Outback Pop Top', 17.6, 2060, 2460, 'Single', 4, 74990, 1]] }),
  ...caravans('MDC', 'Cruizer', { body: 'Camper Trailer', years: [2018], mm: [5600, 2100, 1750], floorplans: [['Off Road 11', 11, 1350, 2000, 'Single', 4, 25990, 1]] }),
]

/** Every model the demo dealerships can have in stock. */
export const catalogue: readonly CatalogueModel[] = [
  ...toyotaAndLexus,
  ...mazda,
  ...mitsubishiAndNissan,
  ...subaruHondaSuzukiIsuzu,
  ...koreaChina,
  ...fordAndAmerica,
  ...europe,
  ...europePremium,
  ...holden,
  ...motorcycles,
  ...trucks,
  ...caravanRanges,
]
