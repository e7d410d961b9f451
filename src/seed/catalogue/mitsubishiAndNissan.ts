import { electric, engine } from './engines'
import { model } from './define'

const navara = engine(2.3, 4, 'TT', 140, 450, 'D', 7.9, 'S7', '4x4')
const triton = engine(2.4, 4, 'TT', 150, 470, 'D', 7.7, 'S6', '4x4')

/** Mitsubishi and Nissan as sold in Australia. */
// prettier-ignore
export const mitsubishiAndNissan = [
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
  model('Nissan', 'Leaf', 'hatch', { series: 'ZE1', years: [2019, 2025], ancap: 5, mm: [4490, 1788, 1540], kg: [1594, 1995, 0], retention: 'weak', badges: [
    ['e+', electric(160, 340, 'FWD'), 56990, 2],
  ] }),
]
