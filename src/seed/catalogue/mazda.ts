import { engine } from './engines'
import { model } from './define'

const mazdaG25 = engine(2.5, 4, 'N', 140, 252, 'P', 7.6, 'S6', 'AWD')

/** Mazda as sold in Australia. */
// prettier-ignore
export const mazda = [
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
]
