import { engine } from './engines'
import { model } from './define'

/** Subaru, Honda, Suzuki and Isuzu UTE as sold in Australia. */
// prettier-ignore
export const subaruHondaSuzukiIsuzu = [
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
    ['SX', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 53200, 0, { body: 'Cab Chassis', studioBody: 'tray-ute', seats: 2, doors: 2 }],
    ['LS-M', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 58900, 1],
    ['LS-U', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 64500, 2],
    ['X-TERRAIN', engine(3, 4, 'TI', 140, 450, 'D', 8, 'S6', '4x4'), 70500, 3],
  ] }),
  model('Isuzu UTE', 'MU-X', 'suv', { series: 'RJ', years: [2021], seats: 7, ancap: 5, mm: [4850, 1870, 1825], kg: [2140, 2800, 3500], tank: 80, retention: 'strong', badges: [
    ['LS-M', engine(3, 4, 'TI', 140, 450, 'D', 8.3, 'S6', '4x4'), 60900, 0],
    ['LS-U', engine(3, 4, 'TI', 140, 450, 'D', 8.3, 'S6', '4x4'), 67400, 1],
    ['LS-T', engine(3, 4, 'TI', 140, 450, 'D', 8.3, 'S6', '4x4'), 74400, 3],
  ] }),
]
