import { electric, engine } from './engines'
import { model } from './define'
import { tsi14 } from './europe'

const tfsi45 = engine(2, 4, 'T', 183, 370, 'PP', 7.8, 'D7', 'AWD')

/** The dearer European makes as sold in Australia: BMW to Polestar. */
// prettier-ignore
export const europePremium = [
  model('BMW', '1 Series', 'hatch', { series: 'F40', years: [2020, 2024], ancap: 5, mm: [4319, 1799, 1434], kg: [1325, 1900, 1300], tank: 42, badges: [
    ['118i M Sport', engine(1.5, 3, 'T', 103, 220, 'PP', 5.9, 'D7', 'FWD'), 54900, 2],
    ['M135i xDrive', engine(2, 4, 'T', 225, 450, 'PP', 7.5, 'S8', 'AWD'), 76900, 3],
  ] }),
  model('BMW', '3 Series', 'sedan', { series: 'G20', years: [2019], ancap: 5, mm: [4713, 1827, 1440], kg: [1475, 2060, 1600], tank: 59, badges: [
    ['320i M Sport', engine(2, 4, 'T', 135, 300, 'PP', 6.5, 'S8', 'RWD'), 78900, 2],
    ['330i M Sport', engine(2, 4, 'T', 190, 400, 'PP', 6.4, 'S8', 'RWD'), 90500, 3],
    ['M340i xDrive', engine(3, 6, 'T', 285, 500, 'PP', 7.7, 'S8', 'AWD'), 112900, 3],
  ] }),
  model('BMW', '4 Series', 'coupe', { series: 'G22', years: [2020], ancap: 5, mm: [4768, 1852, 1383], kg: [1525, 2035, 1600], tank: 59, badges: [
    ['430i M Sport', engine(2, 4, 'T', 190, 400, 'PP', 6.6, 'S8', 'RWD'), 102900, 3],
  ] }),
  model('BMW', 'X1', 'suv', { series: 'U11', years: [2022], ancap: 5, mm: [4500, 1845, 1642], kg: [1545, 2080, 1700], tank: 54, badges: [
    ['sDrive18i xLine', engine(1.5, 3, 'T', 115, 230, 'PP', 6.5, 'D7', 'FWD'), 60400, 2],
    ['xDrive20i M Sport', engine(2, 4, 'T', 150, 300, 'PP', 7.7, 'D7', 'AWD'), 67300, 3],
  ] }),
  model('BMW', 'X3', 'suv', { series: 'G01', years: [2018, 2024], ancap: 5, mm: [4708, 1891, 1676], kg: [1715, 2330, 2000], tank: 65, badges: [
    ['xDrive20d', engine(2, 4, 'TI', 140, 400, 'D', 5.7, 'S8', 'AWD'), 86100, 2],
    ['xDrive30i M Sport', engine(2, 4, 'T', 185, 350, 'PP', 7.8, 'S8', 'AWD'), 97200, 3],
  ] }),
  model('BMW', 'X5', 'suv', { series: 'G05', years: [2019], ancap: 5, mm: [4935, 2004, 1745], kg: [2140, 2870, 2700], tank: 80, badges: [
    ['xDrive30d M Sport', engine(3, 6, 'TT', 210, 650, 'D', 7.2, 'S8', 'AWD'), 134900, 3],
  ] }),
  model('BMW', 'iX3', 'suv', { series: 'G08', years: [2022, 2025], ancap: 5, mm: [4734, 1891, 1668], kg: [2185, 2725, 750], retention: 'weak', badges: [
    ['M Sport', electric(210, 400, 'RWD'), 92100, 3],
  ] }),
  model('Mercedes-Benz', 'A-Class', 'hatch', { series: 'W177', years: [2018], ancap: 5, mm: [4419, 1796, 1440], kg: [1365, 1895, 1200], tank: 43, badges: [
    ['A200', engine(1.3, 4, 'T', 120, 250, 'PP', 5.7, 'D7', 'FWD'), 63200, 2],
    ['A250 4MATIC', engine(2, 4, 'T', 165, 350, 'PP', 6.6, 'D7', 'AWD'), 74900, 3],
  ] }),
  model('Mercedes-Benz', 'C-Class', 'sedan', { series: 'W206', years: [2022], ancap: 5, mm: [4751, 1820, 1438], kg: [1650, 2235, 1800], tank: 66, badges: [
    ['C200', engine(1.5, 4, 'T', 150, 300, 'PP', 6.9, 'S9', 'RWD'), 88900, 2],
    ['C300', engine(2, 4, 'T', 190, 400, 'PP', 7.3, 'S9', 'RWD'), 103900, 3],
  ] }),
  model('Mercedes-Benz', 'GLA', 'suv', { series: 'H247', years: [2020], ancap: 5, mm: [4410, 1834, 1611], kg: [1485, 2040, 1400], tank: 43, badges: [
    ['GLA200', engine(1.3, 4, 'T', 120, 250, 'PP', 6.1, 'D7', 'FWD'), 70900, 2],
    ['GLA250 4MATIC', engine(2, 4, 'T', 165, 350, 'PP', 7.4, 'D8', 'AWD'), 82900, 3],
  ] }),
  model('Mercedes-Benz', 'GLC', 'suv', { series: 'X254', years: [2023], ancap: 5, mm: [4716, 1890, 1640], kg: [1925, 2550, 2400], tank: 62, badges: [
    ['GLC300 4MATIC', engine(2, 4, 'T', 190, 400, 'PP', 8.1, 'S9', 'AWD'), 111900, 3],
  ] }),
  model('Mercedes-Benz', 'EQA', 'suv', { series: 'H243', years: [2021], ancap: 5, mm: [4463, 1834, 1620], kg: [2040, 2470, 750], retention: 'weak', badges: [
    ['EQA250', electric(140, 385, 'FWD'), 84900, 2],
  ] }),
  model('Mercedes-Benz', 'Vito', 'van', { series: 'W447', years: [2018], seats: 3, mm: [5140, 1928, 1910], kg: [1950, 3200, 2500], tank: 70, badges: [
    ['116 LWB', engine(2, 4, 'TI', 120, 380, 'D', 6.9, 'S9', 'RWD'), 71990, 1],
  ] }),
  model('Audi', 'A3', 'hatch', { series: 'GY', years: [2022], ancap: 5, mm: [4343, 1816, 1449], kg: [1350, 1880, 1400], tank: 50, badges: [
    ['35 TFSI', tsi14, 56600, 2],
    ['S3', engine(2, 4, 'T', 245, 420, 'PP', 8, 'D7', 'AWD'), 85800, 3],
  ] }),
  model('Audi', 'A4', 'sedan', { series: 'B9', years: [2017, 2024], ancap: 5, mm: [4762, 1847, 1426], kg: [1470, 2000, 1500], tank: 54, badges: [
    ['35 TFSI', engine(2, 4, 'T', 110, 270, 'PP', 6.2, 'D7', 'FWD'), 67300, 2],
    ['45 TFSI quattro S Line', tfsi45, 78900, 3],
  ] }),
  model('Audi', 'Q3', 'suv', { series: 'F3', years: [2019], ancap: 5, mm: [4484, 1856, 1616], kg: [1475, 2070, 1800], tank: 60, badges: [
    ['35 TFSI', engine(1.4, 4, 'T', 110, 250, 'PP', 6.4, 'D6', 'FWD'), 55700, 2],
    ['40 TFSI quattro S Line', engine(2, 4, 'T', 132, 320, 'PP', 8.2, 'D7', 'AWD'), 66700, 3],
  ] }),
  model('Audi', 'Q5', 'suv', { series: 'FY', years: [2017], ancap: 5, mm: [4682, 1893, 1662], kg: [1750, 2400, 2000], tank: 70, badges: [
    ['40 TDI quattro', engine(2, 4, 'TI', 150, 400, 'D', 5.7, 'D7', 'AWD'), 80300, 2],
    ['45 TFSI quattro Sport', tfsi45, 87800, 3],
  ] }),
  model('Volvo', 'XC40', 'suv', { series: 'XZ', years: [2018], ancap: 5, mm: [4440, 1863, 1652], kg: [1690, 2170, 1800], tank: 54, badges: [
    ['Plus B4', engine(2, 4, 'T', 145, 300, 'PP', 6.9, 'D7', 'FWD'), 60990, 2],
    ['Recharge Twin', electric(300, 660, 'AWD'), 85990, 3],
  ] }),
  model('Volvo', 'XC60', 'suv', { series: 'UZ', years: [2018], ancap: 5, mm: [4708, 1902, 1658], kg: [1865, 2450, 2400], tank: 71, badges: [
    ['Plus B5', engine(2, 4, 'T', 183, 350, 'PP', 7.6, 'S8', 'AWD'), 78990, 2],
    ['Ultra B6', engine(2, 4, 'T', 220, 420, 'PP', 8, 'S8', 'AWD'), 92990, 3],
  ] }),
  model('Land Rover', 'Discovery Sport', 'suv', { series: 'L550', years: [2019], seats: 7, ancap: 5, mm: [4597, 1904, 1727], kg: [1953, 2700, 2200], tank: 65, retention: 'weak', badges: [
    ['D200 Dynamic SE', engine(2, 4, 'TI', 150, 430, 'D', 6.4, 'S9', 'AWD'), 82900, 3],
  ] }),
  model('Land Rover', 'Defender', 'suv', { series: 'L663', years: [2020], ancap: 5, mm: [5018, 2008, 1967], kg: [2323, 3165, 3500], tank: 89, retention: 'strong', badges: [
    ['110 D300 SE', engine(3, 6, 'TT', 221, 650, 'D', 7.6, 'S8', '4x4'), 121900, 3],
  ] }),
  model('Porsche', 'Macan', 'suv', { series: '95B', years: [2019, 2024], ancap: 5, mm: [4726, 1923, 1621], kg: [1845, 2510, 2000], tank: 65, retention: 'strong', badges: [
    ['2.0T', engine(2, 4, 'T', 195, 400, 'PP', 8.8, 'D7', 'AWD'), 96600, 3],
  ] }),
  model('Cupra', 'Formentor', 'suv', { series: 'KM', years: [2022], ancap: 5, mm: [4450, 1839, 1528], kg: [1420, 1950, 1500], tank: 50, badges: [
    ['V', engine(1.5, 4, 'T', 110, 250, 'PP', 6, 'D7', 'FWD'), 51990, 1],
    ['VZx', engine(2, 4, 'T', 228, 400, 'PP', 8, 'D7', 'AWD'), 68990, 3],
  ] }),
  model('Polestar', '2', 'sedan', { series: '534', years: [2022], ancap: 5, body: 'Fastback', mm: [4606, 1859, 1479], kg: [2009, 2490, 1500], retention: 'weak', badges: [
    ['Long Range Single Motor', electric(220, 490, 'RWD'), 71400, 3],
  ] }),
]
