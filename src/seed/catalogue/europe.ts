import { engine } from './engines'
import { model } from './define'
import { ranger20, ranger30 } from './fordHoldenAndAmerica'

export const tsi14 = engine(1.4, 4, 'T', 110, 250, 'PP', 5.8, 'S8', 'FWD')
const tsi20 = engine(2, 4, 'T', 132, 320, 'PP', 8.5, 'D7', 'AWD')

/** Volkswagen, Skoda, Renault, Peugeot and MINI as sold in Australia. */
// prettier-ignore
export const europe = [
  model('Volkswagen', 'Polo', 'hatch', { series: 'AE', years: [2018], ancap: 5, mm: [4074, 1751, 1451], kg: [1140, 1620, 1100], tank: 40, badges: [
    ['Life', engine(1, 3, 'T', 85, 200, 'PP', 5.4, 'D7', 'FWD'), 33690, 1],
    ['GTI', engine(2, 4, 'T', 147, 320, 'PP', 6.5, 'D6', 'FWD'), 43290, 3],
  ] }),
  model('Volkswagen', 'Golf', 'hatch', { series: '8', years: [2021], ancap: 5, mm: [4284, 1789, 1456], kg: [1304, 1820, 1400], tank: 50, badges: [
    ['Life', tsi14, 42690, 1],
    ['R-Line', tsi14, 46190, 2],
    ['GTI', engine(2, 4, 'T', 180, 370, 'PP', 7, 'D7', 'FWD'), 58990, 3],
    ['R', engine(2, 4, 'T', 235, 400, 'PP', 7.8, 'D7', 'AWD'), 72490, 3],
  ] }),
  model('Volkswagen', 'Golf', 'hatch', { series: '7.5', years: [2017, 2020], ancap: 5, mm: [4258, 1799, 1484], kg: [1265, 1770, 1400], tank: 50, badges: [
    ['110TSI Trendline', engine(1.4, 4, 'T', 110, 250, 'PP', 5.4, 'D7', 'FWD'), 28990, 0],
    ['110TSI Highline', engine(1.4, 4, 'T', 110, 250, 'PP', 5.4, 'D7', 'FWD'), 36990, 2],
  ] }),
  model('Volkswagen', 'T-Cross', 'suv', { series: 'C11', years: [2020], ancap: 5, mm: [4108, 1760, 1583], kg: [1240, 1720, 1200], tank: 40, badges: [
    ['Life', engine(1, 3, 'T', 85, 200, 'PP', 5.4, 'D7', 'FWD'), 34490, 1],
    ['Style', engine(1, 3, 'T', 85, 200, 'PP', 5.4, 'D7', 'FWD'), 38290, 2],
  ] }),
  model('Volkswagen', 'T-Roc', 'suv', { series: 'D11', years: [2020], ancap: 5, mm: [4236, 1819, 1573], kg: [1337, 1860, 1500], tank: 50, badges: [
    ['110TSI Style', tsi14, 41690, 1],
    ['140TSI R-Line', engine(2, 4, 'T', 140, 320, 'PP', 7.4, 'D7', 'AWD'), 49790, 2],
  ] }),
  model('Volkswagen', 'Tiguan', 'suv', { series: '5N', years: [2017, 2024], ancap: 5, mm: [4509, 1839, 1675], kg: [1576, 2200, 2500], tank: 58, badges: [
    ['132TSI Life', tsi20, 49490, 1],
    ['162TSI R-Line', engine(2, 4, 'T', 162, 350, 'PP', 8.6, 'D7', 'AWD'), 61690, 3],
  ] }),
  model('Volkswagen', 'Amarok', 'ute', { series: 'NF', years: [2023], ancap: 5, mm: [5350, 1910, 1884], kg: [2300, 3250, 3500], tank: 80, badges: [
    ['TDI500 Life', ranger20, 61240, 1],
    ['TDI600 Style', ranger30, 73740, 2],
    ['TDI600 Aventura', ranger30, 83240, 3],
  ] }),
  model('Volkswagen', 'Caddy', 'van', { series: 'SK', years: [2021], mm: [4500, 1855, 1860], kg: [1480, 2200, 1500], tank: 50, badges: [
    ['TDI280 Cargo', engine(2, 4, 'TI', 75, 280, 'D', 4.9, 'D7', 'FWD'), 44990, 1],
  ] }),
  model('Skoda', 'Octavia', 'wagon', { series: 'NX', years: [2021], ancap: 5, mm: [4689, 1829, 1468], kg: [1345, 1890, 1400], tank: 50, badges: [
    ['Style', tsi14, 43990, 2],
    ['RS', engine(2, 4, 'T', 180, 370, 'PP', 6.8, 'D7', 'FWD'), 56990, 3],
  ] }),
  model('Skoda', 'Kodiaq', 'suv', { series: 'NS', years: [2017], seats: 7, ancap: 5, mm: [4697, 1882, 1681], kg: [1732, 2400, 2000], tank: 58, badges: [
    ['Style', tsi20, 54990, 2],
    ['RS', engine(2, 4, 'T', 180, 370, 'PP', 9, 'D7', 'AWD'), 76990, 3],
  ] }),
  model('Skoda', 'Kamiq', 'suv', { series: 'NW', years: [2020], ancap: 5, mm: [4241, 1793, 1562], kg: [1251, 1740, 1200], tank: 50, badges: [
    ['110TSI Monte Carlo', engine(1.5, 4, 'T', 110, 250, 'PP', 5.6, 'D7', 'FWD'), 41990, 3],
  ] }),
  model('Renault', 'Koleos', 'suv', { series: 'HZG', years: [2017, 2024], ancap: 5, mm: [4673, 1843, 1678], kg: [1608, 2162, 2000], tank: 60, retention: 'weak', badges: [
    ['Zen', engine(2.5, 4, 'N', 126, 226, 'P', 8.3, 'C7', 'FWD'), 40500, 1],
    ['Intens', engine(2.5, 4, 'N', 126, 226, 'P', 8.3, 'C7', 'AWD'), 48500, 3],
  ] }),
  model('Renault', 'Trafic', 'van', { series: 'X82', years: [2018], seats: 3, mm: [5080, 1956, 1971], kg: [1850, 2980, 2000], tank: 80, badges: [
    ['Pro', engine(2, 4, 'TI', 125, 380, 'D', 6.7, 'D6', 'FWD'), 50990, 0],
  ] }),
  model('Peugeot', '3008', 'suv', { series: 'P84', years: [2018], ancap: 5, mm: [4447, 1841, 1624], kg: [1398, 1970, 1400], tank: 53, retention: 'weak', badges: [
    ['GT', engine(1.6, 4, 'T', 121, 240, 'PP', 7.3, 'S6', 'FWD'), 52990, 3],
  ] }),
  model('MINI', 'Cooper', 'hatch', { series: 'F56', years: [2018, 2024], seats: 4, doors: 3, ancap: 4, mm: [3876, 1727, 1414], kg: [1210, 1660, 0], tank: 44, badges: [
    ['S Classic', engine(2, 4, 'T', 141, 280, 'PP', 6.1, 'D7', 'FWD'), 48900, 2],
  ] }),
]
