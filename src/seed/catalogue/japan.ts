import { electric, engine, model } from './define'

const lc300 = engine(3.3, 6, 'TT', 227, 700, 'D', 8.9, 'S10', '4x4')
const hilux = engine(2.8, 4, 'TI', 150, 500, 'D', 8.1, 'S6', '4x4')
const mazdaG25 = engine(2.5, 4, 'N', 140, 252, 'P', 7.6, 'S6', 'AWD')
const navara = engine(2.3, 4, 'TT', 140, 450, 'D', 7.9, 'S7', '4x4')
const triton = engine(2.4, 4, 'TT', 150, 470, 'D', 7.7, 'S6', '4x4')

/** Toyota, Lexus, Mazda, Mitsubishi, Nissan, Subaru, Honda, Suzuki, Isuzu UTE as sold in Australia. */
// prettier-ignore
export const japan = [
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
  model('Toyota', 'Camry', 'sedan', { series: 'AXVH80R', years: [2018], ancap: 5, mm: [4920, 1840, 1445], kg: [1610, 2085, 400], tank: 50, retention: 'strong', badges: [
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
    ['Workmate', engine(2.4, 4, 'TI', 110, 400, 'D', 7.7, 'S6', '4x4'), 52120, 0],
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
  model('Mazda', 'Mazda2', 'hatch', { series: 'DJ', years: [2017], ancap: 5, mm: [4065, 1695, 1495], kg: [1090, 1528, 900], tank: 44, badges: [
    ['G15 Pure', engine(1.5, 4, 'N', 82, 144, 'P', 5.3, 'S6', 'FWD'), 26990, 0],
    ['G15 Evolve', engine(1.5, 4, 'N', 82, 144, 'P', 5.3, 'S6', 'FWD'), 29420, 1],
    ['G15 GT', engine(1.5, 4, 'N', 82, 144, 'P', 5.3, 'S6', 'FWD'), 31190, 2],
  ] }),
  model('Mazda', 'Mazda3', 'hatch', { series: 'BP', years: [2019], ancap: 5, mm: [4460, 1797, 1435], kg: [1338, 1865, 1200], tank: 51, badges: [
    ['G20 Pure', engine(2, 4, 'N', 114, 200, 'P', 6.2, 'S6', 'FWD'), 34790, 0],
    ['G20 Evolve', engine(2, 4, 'N', 114, 200, 'P', 6.2, 'S6', 'FWD'), 36890, 1],
    ['G25 Evolve SP', engine(2.5, 4, 'N', 139, 252, 'P', 6.6, 'S6', 'FWD'), 39390, 1],
    ['G25 Astina', engine(2.5, 4, 'N', 139, 252, 'P', 6.6, 'S6', 'FWD'), 45190, 3],
  ] }),
  model('Mazda', 'Mazda3', 'sedan', { series: 'BP', years: [2019], ancap: 5, mm: [4660, 1797, 1440], kg: [1350, 1870, 1200], tank: 51, badges: [
    ['G20 Pure', engine(2, 4, 'N', 114, 200, 'P', 6.1, 'S6', 'FWD'), 34790, 0],
    ['G25 GT', engine(2.5, 4, 'N', 139, 252, 'P', 6.5, 'S6', 'FWD'), 41990, 2],
  ] }),
  model('Mazda', 'Mazda6', 'wagon', { series: 'GL', years: [2017, 2025], ancap: 5, mm: [4800, 1840, 1480], kg: [1550, 2109, 1600], tank: 62, badges: [
    ['Touring', engine(2.5, 4, 'N', 140, 252, 'P', 7, 'S6', 'FWD'), 43990, 1],
    ['GT SP', engine(2.5, 4, 'T', 170, 420, 'P', 7.6, 'S6', 'FWD'), 53990, 2],
    ['Atenza', engine(2.5, 4, 'T', 170, 420, 'P', 7.6, 'S6', 'FWD'), 57590, 3],
  ] }),
  model('Mazda', 'CX-3', 'suv', { series: 'DK', years: [2017], ancap: 5, mm: [4275, 1765, 1535], kg: [1256, 1717, 1200], tank: 48, badges: [
    ['G20 Pure', engine(2, 4, 'N', 110, 195, 'P', 6.3, 'S6', 'FWD'), 33340, 0],
    ['G20 Evolve', engine(2, 4, 'N', 110, 195, 'P', 6.3, 'S6', 'FWD'), 35490, 1],
    ['G20 Akari', engine(2, 4, 'N', 110, 195, 'P', 6.3, 'S6', 'FWD'), 42530, 3],
  ] }),
  model('Mazda', 'CX-30', 'suv', { series: 'DM', years: [2020], ancap: 5, mm: [4395, 1795, 1540], kg: [1410, 1932, 1200], tank: 51, badges: [
    ['G20 Pure', engine(2, 4, 'N', 114, 200, 'P', 6.5, 'S6', 'FWD'), 37690, 0],
    ['G20 Evolve', engine(2, 4, 'N', 114, 200, 'P', 6.5, 'S6', 'FWD'), 39790, 1],
    ['G25 Touring SP', engine(2.5, 4, 'N', 139, 252, 'P', 7.1, 'S6', 'AWD'), 46090, 2],
    ['G25 Astina', engine(2.5, 4, 'N', 139, 252, 'P', 7.1, 'S6', 'AWD'), 50390, 3],
  ] }),
  model('Mazda', 'CX-5', 'suv', { series: 'KF', years: [2017], ancap: 5, mm: [4575, 1845, 1680], kg: [1660, 2158, 2000], tank: 58, badges: [
    ['G25 Maxx', mazdaG25, 43490, 0],
    ['G25 Maxx Sport', mazdaG25, 46490, 1],
    ['G25 Touring', mazdaG25, 49490, 2],
    ['G35 GT SP', engine(2.5, 4, 'T', 170, 420, 'P', 8.2, 'S6', 'AWD'), 55990, 2],
    ['G35 Akera', engine(2.5, 4, 'T', 170, 420, 'P', 8.2, 'S6', 'AWD'), 60490, 3],
  ] }),
  model('Mazda', 'CX-60', 'suv', { series: 'KH', years: [2023], ancap: 5, mm: [4740, 1890, 1685], kg: [1950, 2555, 2500], tank: 58, badges: [
    ['G40e Evolve', engine(3.3, 6, 'T', 209, 450, 'PP', 7.4, 'S8', 'AWD'), 66990, 1],
    ['D50e GT', engine(3.3, 6, 'T', 187, 550, 'D', 5, 'S8', 'AWD'), 76890, 2],
    ['P50e Azami', engine(2.5, 4, 'N', 241, 500, 'PH', 2.1, 'S8', 'AWD'), 94490, 3],
  ] }),
  model('Mazda', 'CX-8', 'suv', { series: 'KG', years: [2018, 2024], seats: 7, ancap: 5, mm: [4900, 1840, 1725], kg: [1960, 2575, 2000], tank: 74, badges: [
    ['D35 Touring', engine(2.2, 4, 'TT', 140, 450, 'D', 5.9, 'S6', 'AWD'), 59990, 1],
    ['D35 Asaki', engine(2.2, 4, 'TT', 140, 450, 'D', 6, 'S6', 'AWD'), 72990, 3],
  ] }),
  model('Mazda', 'CX-80', 'suv', { series: 'KL', years: [2025], seats: 7, ancap: 5, mm: [4990, 1890, 1714], kg: [2120, 2850, 2500], tank: 74, badges: [
    ['G40e Touring', engine(3.3, 6, 'T', 209, 450, 'PP', 8, 'S8', 'AWD'), 68950, 1],
    ['D50e GT', engine(3.3, 6, 'T', 187, 550, 'D', 5.2, 'S8', 'AWD'), 79950, 2],
  ] }),
  model('Mazda', 'CX-90', 'suv', { series: 'KK', years: [2023], seats: 7, ancap: 5, mm: [5120, 1994, 1745], kg: [2200, 2910, 2500], tank: 74, badges: [
    ['G50e Touring', engine(3.3, 6, 'T', 254, 500, 'PP', 8.2, 'S8', 'AWD'), 81950, 2],
    ['D50e Azami', engine(3.3, 6, 'T', 187, 550, 'D', 5.4, 'S8', 'AWD'), 101990, 3],
  ] }),
  model('Mazda', 'BT-50', 'ute', { series: 'TF', years: [2021], ancap: 5, mm: [5280, 1870, 1790], kg: [2035, 3100, 3500], tank: 76, badges: [
    ['XT', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 55990, 0],
    ['XTR', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 62990, 1],
    ['GT', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 66990, 2],
    ['SP', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 71990, 3],
  ] }),
  model('Mazda', 'MX-5', 'convertible', { series: 'ND', years: [2016], mm: [3915, 1735, 1235], kg: [1080, 1280, 0], tank: 45, retention: 'strong', badges: [
    ['Roadster', engine(2, 4, 'N', 135, 205, 'PP', 6.8, 'M6', 'RWD'), 46250, 1],
    ['RF GT', engine(2, 4, 'N', 135, 205, 'PP', 7.2, 'S6', 'RWD'), 54990, 2],
  ] }),
  model('Mitsubishi', 'ASX', 'suv', { series: 'XD', years: [2017, 2024], ancap: 5, mm: [4365, 1810, 1640], kg: [1365, 1970, 1300], tank: 63, badges: [
    ['ES', engine(2, 4, 'N', 110, 197, 'P', 7.6, 'C6', 'FWD'), 29490, 0],
    ['LS', engine(2, 4, 'N', 110, 197, 'P', 7.6, 'C6', 'FWD'), 31490, 1],
    ['Exceed', engine(2.4, 4, 'N', 123, 222, 'P', 7.9, 'C6', 'FWD'), 37990, 2],
  ] }),
  model('Mitsubishi', 'Outlander', 'suv', { series: 'ZM', years: [2021], seats: 7, ancap: 5, mm: [4710, 1862, 1745], kg: [1760, 2363, 1600], tank: 55, badges: [
    ['ES', engine(2.5, 4, 'N', 135, 244, 'P', 7.7, 'C8', 'FWD'), 42990, 0],
    ['LS', engine(2.5, 4, 'N', 135, 244, 'P', 8.1, 'C8', 'AWD'), 48490, 1],
    ['Exceed', engine(2.5, 4, 'N', 135, 244, 'P', 8.1, 'C8', 'AWD'), 55990, 2],
    ['PHEV Aspire', engine(2.4, 4, 'N', 185, 450, 'PH', 1.5, 'E1', 'AWD'), 66990, 2],
  ] }),
  model('Mitsubishi', 'Eclipse Cross', 'suv', { series: 'YB', years: [2018, 2025], ancap: 5, mm: [4545, 1805, 1685], kg: [1555, 2100, 1600], tank: 63, badges: [
    ['LS', engine(1.5, 4, 'T', 110, 250, 'P', 7.3, 'C8', 'FWD'), 36990, 1],
    ['Exceed', engine(1.5, 4, 'T', 110, 250, 'P', 7.7, 'C8', 'AWD'), 43990, 3],
  ] }),
  model('Mitsubishi', 'Pajero Sport', 'suv', { series: 'QF', years: [2017, 2025], seats: 7, ancap: 5, mm: [4825, 1815, 1835], kg: [2090, 2775, 3100], tank: 68, badges: [
    ['GLX', engine(2.4, 4, 'TI', 133, 430, 'D', 8, 'S8', '4x4'), 52990, 0],
    ['GLS', engine(2.4, 4, 'TI', 133, 430, 'D', 8, 'S8', '4x4'), 57990, 1],
    ['Exceed', engine(2.4, 4, 'TI', 133, 430, 'D', 8, 'S8', '4x4'), 66990, 3],
  ] }),
  model('Mitsubishi', 'Triton', 'ute', { series: 'MV', years: [2019], ancap: 5, mm: [5320, 1865, 1795], kg: [2110, 3200, 3500], tank: 75, badges: [
    ['GLX', triton, 52140, 0],
    ['GLX-R', triton, 56590, 1],
    ['GLS', triton, 61590, 2],
    ['GSR', triton, 65790, 3],
  ] }),
  model('Nissan', 'Juke', 'suv', { series: 'F16', years: [2020], ancap: 5, mm: [4210, 1800, 1595], kg: [1274, 1730, 1250], tank: 46, retention: 'weak', badges: [
    ['ST', engine(1, 3, 'T', 84, 180, 'PP', 5.8, 'D7', 'FWD'), 31490, 0],
    ['Ti', engine(1, 3, 'T', 84, 180, 'PP', 5.8, 'D7', 'FWD'), 38990, 2],
  ] }),
  model('Nissan', 'Qashqai', 'suv', { series: 'J12', years: [2022], ancap: 5, mm: [4425, 1835, 1625], kg: [1450, 1940, 1400], tank: 55, badges: [
    ['ST', engine(1.3, 4, 'T', 110, 250, 'PP', 6.1, 'C8', 'FWD'), 37490, 0],
    ['ST-L', engine(1.3, 4, 'T', 110, 250, 'PP', 6.1, 'C8', 'FWD'), 41990, 1],
    ['Ti e-Power', engine(1.5, 3, 'T', 140, 330, 'H', 5.2, 'E1', 'FWD'), 54990, 3],
  ] }),
  model('Nissan', 'X-Trail', 'suv', { series: 'T33', years: [2022], seats: 7, ancap: 5, mm: [4680, 1840, 1725], kg: [1680, 2350, 2000], tank: 55, badges: [
    ['ST', engine(2.5, 4, 'N', 135, 244, 'P', 7.4, 'C8', 'FWD'), 41990, 0],
    ['ST-L', engine(2.5, 4, 'N', 135, 244, 'P', 7.8, 'C8', 'AWD'), 48490, 1],
    ['Ti-L e-Power', engine(1.5, 3, 'T', 157, 525, 'H', 6.1, 'E1', 'AWD'), 62990, 3],
  ] }),
  model('Nissan', 'Pathfinder', 'suv', { series: 'R53', years: [2022], seats: 8, ancap: 5, mm: [5004, 1978, 1767], kg: [2064, 2702, 2700], tank: 71, badges: [
    ['Ti', engine(3.5, 6, 'N', 202, 340, 'P', 10.5, 'S9', 'AWD'), 71690, 2],
    ['Ti-L', engine(3.5, 6, 'N', 202, 340, 'P', 10.5, 'S9', 'AWD'), 82190, 3],
  ] }),
  model('Nissan', 'Patrol', 'suv', { series: 'Y62', years: [2017], seats: 8, mm: [5170, 1995, 1955], kg: [2812, 3500, 3500], tank: 140, retention: 'strong', badges: [
    ['Ti', engine(5.6, 8, 'N', 298, 560, 'PP', 14.4, 'S7', '4x4'), 90600, 2],
    ['Ti-L', engine(5.6, 8, 'N', 298, 560, 'PP', 14.4, 'S7', '4x4'), 105160, 3],
  ] }),
  model('Nissan', 'Navara', 'ute', { series: 'D23', years: [2016, 2025], ancap: 5, mm: [5260, 1850, 1830], kg: [1995, 3150, 3500], tank: 80, badges: [
    ['SL', navara, 50500, 0],
    ['ST', navara, 55490, 1],
    ['ST-X', navara, 62490, 2],
    ['PRO-4X', navara, 66990, 3],
  ] }),
  model('Subaru', 'Impreza', 'hatch', { series: 'G6', years: [2017], ancap: 5, mm: [4475, 1780, 1515], kg: [1450, 1900, 1200], tank: 48, badges: [
    ['2.0L', engine(2, 4, 'N', 115, 196, 'P', 7.5, 'C8', 'AWD'), 35490, 0],
    ['2.0R', engine(2, 4, 'N', 115, 196, 'P', 7.5, 'C8', 'AWD'), 38990, 1],
  ] }),
  model('Subaru', 'Crosstrek', 'suv', { series: 'G6X', years: [2023], ancap: 5, mm: [4495, 1800, 1600], kg: [1550, 2020, 1400], tank: 63, retention: 'strong', badges: [
    ['2.0L', engine(2, 4, 'N', 115, 196, 'P', 7.2, 'C8', 'AWD'), 38990, 0],
    ['Hybrid S', engine(2, 4, 'N', 110, 196, 'H', 6.5, 'C7', 'AWD'), 49390, 3],
  ] }),
  model('Subaru', 'XV', 'suv', { series: 'G5X', years: [2017, 2023], ancap: 5, mm: [4485, 1800, 1615], kg: [1462, 1940, 1400], tank: 63, badges: [
    ['2.0i', engine(2, 4, 'N', 115, 196, 'P', 7, 'C7', 'AWD'), 34490, 0],
    ['2.0i-S', engine(2, 4, 'N', 115, 196, 'P', 7, 'C7', 'AWD'), 43490, 3],
  ] }),
  model('Subaru', 'Forester', 'suv', { series: 'S5', years: [2018], ancap: 5, mm: [4640, 1815, 1730], kg: [1560, 2155, 1800], tank: 63, badges: [
    ['2.5i', engine(2.5, 4, 'N', 136, 239, 'P', 7.4, 'C7', 'AWD'), 42990, 0],
    ['2.5i-L', engine(2.5, 4, 'N', 136, 239, 'P', 7.4, 'C7', 'AWD'), 45490, 1],
    ['2.5i-S', engine(2.5, 4, 'N', 136, 239, 'P', 7.4, 'C7', 'AWD'), 50490, 3],
    ['Hybrid S', engine(2, 4, 'N', 110, 196, 'H', 6.7, 'C7', 'AWD'), 54990, 3],
  ] }),
  model('Subaru', 'Outback', 'wagon', { series: 'B7A', years: [2021], ancap: 5, mm: [4870, 1875, 1675], kg: [1680, 2210, 2000], tank: 63, badges: [
    ['AWD', engine(2.5, 4, 'N', 138, 245, 'P', 7.3, 'C8', 'AWD'), 47790, 1],
    ['AWD Sport XT', engine(2.4, 4, 'T', 183, 350, 'P', 9, 'C8', 'AWD'), 57490, 2],
    ['AWD Touring XT', engine(2.4, 4, 'T', 183, 350, 'P', 9, 'C8', 'AWD'), 60990, 3],
  ] }),
  model('Subaru', 'WRX', 'sedan', { series: 'VB', years: [2022], mm: [4670, 1825, 1465], kg: [1547, 2000, 1200], tank: 63, retention: 'strong', badges: [
    ['RS', engine(2.4, 4, 'T', 202, 350, 'PP', 9.9, 'M6', 'AWD'), 57490, 2],
    ['tS', engine(2.4, 4, 'T', 202, 350, 'PP', 8.5, 'C8', 'AWD'), 64990, 3],
  ] }),
  model('Honda', 'Civic', 'hatch', { series: '11th Gen', years: [2021], ancap: 5, mm: [4569, 1802, 1415], kg: [1410, 1800, 800], tank: 40, badges: [
    ['VTi LX', engine(1.5, 4, 'T', 131, 240, 'P', 6.3, 'C7', 'FWD'), 49900, 2],
    ['e:HEV LX', engine(2, 4, 'N', 135, 315, 'H', 4.2, 'E1', 'FWD'), 55000, 3],
  ] }),
  model('Honda', 'HR-V', 'suv', { series: '3rd Gen', years: [2022], seats: 4, mm: [4330, 1790, 1590], kg: [1380, 1740, 800], tank: 40, badges: [
    ['Vi X', engine(1.5, 4, 'N', 89, 145, 'P', 5.8, 'C7', 'FWD'), 36700, 0],
    ['e:HEV L', engine(1.5, 4, 'N', 96, 253, 'H', 4.3, 'E1', 'FWD'), 45000, 2],
  ] }),
  model('Honda', 'CR-V', 'suv', { series: '6th Gen', years: [2023], mm: [4704, 1866, 1691], kg: [1690, 2300, 1500], tank: 57, badges: [
    ['VTi X', engine(1.5, 4, 'T', 140, 240, 'P', 7.1, 'C7', 'FWD'), 44500, 0],
    ['VTi L7', engine(1.5, 4, 'T', 140, 240, 'P', 7.3, 'C7', 'FWD'), 53000, 2],
    ['e:HEV RS', engine(2, 4, 'N', 135, 335, 'H', 5.5, 'E1', 'AWD'), 59900, 3],
  ] }),
  model('Honda', 'Jazz', 'hatch', { series: 'GK', years: [2016, 2020], mm: [4035, 1694, 1524], kg: [1120, 1590, 800], tank: 40, badges: [
    ['VTi-S', engine(1.5, 4, 'N', 88, 145, 'P', 5.8, 'C7', 'FWD'), 21490, 1],
  ] }),
  model('Suzuki', 'Swift', 'hatch', { series: 'UZ', years: [2018], ancap: 3, mm: [3860, 1735, 1495], kg: [957, 1380, 1000], tank: 37, badges: [
    ['GL', engine(1.2, 4, 'N', 66, 120, 'P', 4.8, 'C7', 'FWD'), 24490, 0],
    ['GLX', engine(1.2, 3, 'N', 61, 112, 'H', 4, 'C7', 'FWD'), 31290, 2],
  ] }),
  model('Suzuki', 'Vitara', 'suv', { series: 'LY', years: [2018], mm: [4175, 1775, 1610], kg: [1075, 1730, 1200], tank: 47, badges: [
    ['1.6L', engine(1.6, 4, 'N', 86, 156, 'P', 6.2, 'S6', 'FWD'), 31990, 0],
    ['Turbo', engine(1.4, 4, 'T', 103, 220, 'PP', 6.2, 'S6', 'AWD'), 42990, 2],
  ] }),
  model('Suzuki', 'Jimny', 'suv', { series: 'JB74', years: [2019], seats: 4, doors: 3, ancap: 3, mm: [3645, 1645, 1725], kg: [1090, 1435, 1300], tank: 40, retention: 'strong', badges: [
    ['Lite', engine(1.5, 4, 'N', 75, 130, 'P', 6.4, 'M5', '4x4'), 33490, 0],
    ['GLX', engine(1.5, 4, 'N', 75, 130, 'P', 6.9, 'A4', '4x4'), 36990, 1],
  ] }),
  model('Isuzu UTE', 'D-MAX', 'ute', { series: 'RG', years: [2020], ancap: 5, mm: [5280, 1870, 1785], kg: [2040, 3100, 3500], tank: 76, retention: 'strong', badges: [
    ['SX', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 53200, 0],
    ['LS-M', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 58900, 1],
    ['LS-U', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 64500, 2],
    ['X-TERRAIN', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 70500, 3],
  ] }),
  model('Isuzu UTE', 'MU-X', 'suv', { series: 'RJ', years: [2021], seats: 7, ancap: 5, mm: [4850, 1870, 1825], kg: [2140, 2800, 3500], tank: 80, retention: 'strong', badges: [
    ['LS-M', engine(3, 4, 'TI', 140, 450, 'D', 8.3, 'S6', '4x4'), 60900, 0],
    ['LS-U', engine(3, 4, 'TI', 140, 450, 'D', 8.3, 'S6', '4x4'), 67400, 1],
    ['LS-T', engine(3, 4, 'TI', 140, 450, 'D', 8.3, 'S6', '4x4'), 74400, 3],
  ] }),
  model('Nissan', 'Leaf', 'hatch', { series: 'ZE1', years: [2019, 2025], ancap: 5, mm: [4490, 1788, 1540], kg: [1594, 1995, 0], retention: 'weak', badges: [
    ['e+', electric(160, 340, 'FWD'), 56990, 2],
  ] }),
]
