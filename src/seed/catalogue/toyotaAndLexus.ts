import { engine } from './engines'
import { model } from './define'

const lc300 = engine(3.3, 6, 'TT', 227, 700, 'D', 8.9, 'S10', '4x4')
const hilux = engine(2.8, 4, 'TI', 150, 500, 'D', 8.1, 'S6', '4x4')

/** Toyota and Lexus as sold in Australia. */
// prettier-ignore
export const toyotaAndLexus = [
  model('Toyota', 'Yaris', 'hatch', { series: 'MXPH10R', years: [2020], ancap: 5, mm: [3940, 1695, 1505], kg: [1130, 1615, 400], tank: 36, retention: 'strong', badges: [
    ['Ascent Sport Hybrid', engine(1.5, 3, 'N', 85, 120, 'H', 3.3, 'C10', 'FWD'), 28990, 0],
    ['SX Hybrid', engine(1.5, 3, 'N', 85, 120, 'H', 3.3, 'C10', 'FWD'), 31290, 1],
    ['ZR Hybrid', engine(1.5, 3, 'N', 85, 120, 'H', 3.3, 'C10', 'FWD'), 34530, 2],
  ] }),
  model('Toyota', 'Corolla', 'hatch', { series: 'ZWE219R', years: [2019], ancap: 5, mm: [4375, 1790, 1435], kg: [1420, 1850, 0], tank: 43, retention: 'strong', badges: [
    ['Ascent Sport Hybrid', engine(1.8, 4, 'N', 103, 142, 'H', 4, 'C10', 'FWD'), 32110, 0],
    ['SX Hybrid', engine(1.8, 4, 'N', 103, 142, 'H', 4, 'C10', 'FWD'), 34760, 1],
    ['ZR Hybrid', engine(1.8, 4, 'N', 103, 142, 'H', 4, 'C10', 'FWD'), 39100, 3],
    ['Ascent Sport', engine(2, 4, 'N', 125, 200, 'P', 6, 'C10', 'FWD'), 29270, 0],
  ] }),
  model('Toyota', 'Corolla', 'sedan', { series: 'ZWE211R', years: [2020], ancap: 5, mm: [4630, 1780, 1435], kg: [1400, 1845, 450], tank: 43, retention: 'strong', badges: [
    ['Ascent Sport Hybrid', engine(1.8, 4, 'N', 103, 142, 'H', 3.9, 'C10', 'FWD'), 32110, 0],
    ['SX Hybrid', engine(1.8, 4, 'N', 103, 142, 'H', 3.9, 'C10', 'FWD'), 34760, 1],
  ] }),
  model('Toyota', 'Camry', 'sedan', { years: [2018], ancap: 5, mm: [4920, 1840, 1445], kg: [1610, 2085, 400], tank: 50, retention: 'strong', badges: [
    ['Ascent Hybrid', engine(2.5, 4, 'N', 170, 221, 'H', 4, 'C6', 'FWD'), 39990, 0],
    ['Ascent Sport Hybrid', engine(2.5, 4, 'N', 170, 221, 'H', 4, 'C6', 'FWD'), 42990, 1],
    ['SL Hybrid', engine(2.5, 4, 'N', 170, 221, 'H', 4, 'C6', 'FWD'), 53990, 3],
  ] }),
  model('Toyota', 'Yaris Cross', 'suv', { series: 'MXPJ10R', years: [2021], ancap: 5, mm: [4180, 1765, 1590], kg: [1235, 1690, 400], tank: 36, retention: 'strong', badges: [
    ['GX Hybrid', engine(1.5, 3, 'N', 85, 120, 'H', 3.8, 'C10', 'FWD'), 30940, 0],
    ['GXL Hybrid', engine(1.5, 3, 'N', 85, 120, 'H', 3.8, 'C10', 'FWD'), 33690, 1],
    ['Urban Hybrid', engine(1.5, 3, 'N', 85, 120, 'H', 4, 'C10', 'AWD'), 39960, 2],
  ] }),
  model('Toyota', 'Corolla Cross', 'suv', { series: 'MXGH10R', years: [2022], ancap: 5, mm: [4460, 1825, 1620], kg: [1460, 1980, 750], tank: 43, retention: 'strong', badges: [
    ['GX Hybrid', engine(2, 4, 'N', 146, 202, 'H', 4.2, 'C10', 'FWD'), 37440, 0],
    ['GXL Hybrid', engine(2, 4, 'N', 146, 202, 'H', 4.4, 'C10', 'AWD'), 43190, 1],
    ['Atmos Hybrid', engine(2, 4, 'N', 146, 202, 'H', 4.4, 'C10', 'AWD'), 50030, 3],
  ] }),
  model('Toyota', 'C-HR', 'suv', { series: 'ZYX10R', years: [2018], ancap: 5, mm: [4360, 1830, 1558], kg: [1430, 1860, 600], tank: 43, retention: 'strong', badges: [
    ['GXL Hybrid', engine(1.8, 4, 'N', 103, 142, 'H', 4, 'C10', 'FWD'), 42990, 1],
    ['Koba Hybrid', engine(1.8, 4, 'N', 103, 142, 'H', 4, 'C10', 'FWD'), 49990, 2],
  ] }),
  model('Toyota', 'RAV4', 'suv', { series: 'AXAH54R', years: [2019], ancap: 5, mm: [4615, 1865, 1690], kg: [1715, 2230, 1500], tank: 55, retention: 'strong', badges: [
    ['GX Hybrid', engine(2.5, 4, 'N', 160, 221, 'H', 4.7, 'C6', 'FWD'), 42260, 0],
    ['GXL Hybrid', engine(2.5, 4, 'N', 163, 221, 'H', 4.8, 'C6', 'AWD'), 48810, 1],
    ['Cruiser Hybrid', engine(2.5, 4, 'N', 163, 221, 'H', 4.8, 'C6', 'AWD'), 54160, 2],
    ['Edge Hybrid', engine(2.5, 4, 'N', 163, 221, 'H', 4.8, 'C6', 'AWD'), 58360, 3],
  ] }),
  model('Toyota', 'Kluger', 'suv', { series: 'AXUH78R', years: [2021], seats: 7, ancap: 5, mm: [4966, 1930, 1755], kg: [2050, 2720, 2000], tank: 65, retention: 'strong', badges: [
    ['GX Hybrid', engine(2.5, 4, 'N', 184, 242, 'H', 5.6, 'C6', 'AWD'), 60920, 0],
    ['GXL Hybrid', engine(2.5, 4, 'N', 184, 242, 'H', 5.6, 'C6', 'AWD'), 70990, 1],
    ['Grande Hybrid', engine(2.5, 4, 'N', 184, 242, 'H', 5.6, 'C6', 'AWD'), 82420, 3],
  ] }),
  model('Toyota', 'LandCruiser Prado', 'suv', { series: 'GDJ250R', years: [2018], seats: 7, ancap: 5, mm: [4990, 1980, 1925], kg: [2495, 3150, 3500], tank: 110, retention: 'strong', badges: [
    ['GXL', engine(2.8, 4, 'TI', 150, 500, 'D', 7.9, 'S8', '4x4'), 79990, 1],
    ['VX', engine(2.8, 4, 'TI', 150, 500, 'D', 7.9, 'S8', '4x4'), 87400, 2],
    ['Kakadu', engine(2.8, 4, 'TI', 150, 500, 'D', 7.9, 'S8', '4x4'), 99990, 3],
  ] }),
  model('Toyota', 'LandCruiser', 'suv', { series: 'FJA300R', years: [2021], seats: 7, ancap: 5, mm: [4980, 1980, 1950], kg: [2580, 3280, 3500], tank: 110, retention: 'strong', badges: [
    ['GXL', lc300, 109990, 1],
    ['VX', lc300, 121200, 2],
    ['Sahara', lc300, 139500, 3],
    ['GR Sport', lc300, 146900, 3],
  ] }),
  model('Toyota', 'HiLux', 'ute', { series: 'GUN126R', years: [2016], ancap: 5, mm: [5325, 1900, 1815], kg: [2100, 3050, 3500], tank: 80, retention: 'strong', badges: [
    ['Workmate', engine(2.4, 4, 'TI', 110, 400, 'D', 7.7, 'S6', '4x4'), 52120, 0, { body: 'Cab Chassis', studioBody: 'tray-ute', seats: 2, doors: 2 }],
    ['SR', hilux, 57670, 1],
    ['SR5', hilux, 66290, 2],
    ['Rogue', hilux, 73250, 3],
  ] }),
  model('Toyota', 'HiAce', 'van', { series: 'GDH300R', years: [2019], ancap: 5, mm: [5265, 1950, 1990], kg: [2140, 3200, 1900], tank: 70, retention: 'strong', badges: [
    ['LWB', engine(2.8, 4, 'TI', 130, 450, 'D', 8.2, 'S6', 'RWD'), 53810, 0],
    ['SLWB', engine(2.8, 4, 'TI', 130, 450, 'D', 8.4, 'S6', 'RWD'), 62540, 0],
  ] }),
  model('Toyota', 'GR86', 'coupe', { series: 'ZNA8R', years: [2022], ancap: 5, mm: [4265, 1775, 1310], kg: [1275, 1680, 0], tank: 50, retention: 'strong', badges: [
    ['GT', engine(2.4, 4, 'N', 174, 250, 'PP', 9.4, 'M6', 'RWD'), 45390, 1],
    ['GTS', engine(2.4, 4, 'N', 174, 250, 'PP', 8.7, 'S6', 'RWD'), 49390, 2],
  ] }),
  model('Lexus', 'NX', 'suv', { series: 'AAZH25R', years: [2021], ancap: 5, mm: [4660, 1865, 1670], kg: [1820, 2410, 1500], tank: 55, retention: 'strong', badges: [
    ['NX350h Luxury', engine(2.5, 4, 'N', 179, 239, 'H', 5, 'C6', 'AWD'), 72500, 2],
    ['NX350h F Sport', engine(2.5, 4, 'N', 179, 239, 'H', 5, 'C6', 'AWD'), 81500, 3],
    ['NX450h+ F Sport', engine(2.5, 4, 'N', 227, 239, 'PH', 1.3, 'C6', 'AWD'), 98600, 3],
  ] }),
  model('Lexus', 'RX', 'suv', { series: 'TALH17R', years: [2023], ancap: 5, mm: [4890, 1920, 1695], kg: [1990, 2660, 2000], tank: 65, retention: 'strong', badges: [
    ['RX350h Luxury', engine(2.5, 4, 'N', 184, 242, 'H', 5.4, 'C6', 'AWD'), 97000, 2],
    ['RX500h F Sport Performance', engine(2.4, 4, 'T', 273, 551, 'H', 6.5, 'S6', 'AWD'), 132800, 3],
  ] }),
  model('Lexus', 'UX', 'suv', { series: 'MZAH15R', years: [2019], ancap: 5, mm: [4495, 1840, 1540], kg: [1620, 2110, 750], tank: 43, retention: 'strong', badges: [
    ['UX300h Luxury', engine(2, 4, 'N', 146, 188, 'H', 4.4, 'C10', 'FWD'), 55900, 2],
  ] }),
]
