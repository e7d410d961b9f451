import { electric, engine, model } from './define'

const ranger20 = engine(2, 4, 'TT', 154, 500, 'D', 7.6, 'S10', '4x4')
const ranger30 = engine(3, 6, 'TI', 184, 600, 'D', 8.4, 'S10', '4x4')
const tsi14 = engine(1.4, 4, 'T', 110, 250, 'PP', 5.8, 'S8', 'FWD')
const tsi20 = engine(2, 4, 'T', 132, 320, 'PP', 8.5, 'D7', 'AWD')
const tfsi45 = engine(2, 4, 'T', 183, 370, 'PP', 7.8, 'D7', 'AWD')

/** Ford, Jeep, RAM, Tesla and the European makes as sold in Australia. */
// prettier-ignore
export const europeAmerica = [
  model('Ford', 'Focus', 'hatch', { series: 'SA', years: [2018, 2022], ancap: 5, mm: [4378, 1825, 1454], kg: [1390, 1900, 1200], tank: 52, retention: 'weak', badges: [
    ['ST-Line', engine(1.5, 3, 'T', 134, 240, 'P', 6.4, 'S8', 'FWD'), 31990, 2],
    ['ST', engine(2.3, 4, 'T', 206, 420, 'PP', 8.6, 'S7', 'FWD'), 46290, 3],
  ] }),
  model('Ford', 'Puma', 'suv', { series: 'JK', years: [2020], ancap: 5, mm: [4186, 1805, 1550], kg: [1280, 1760, 900], tank: 42, retention: 'weak', badges: [
    ['ST-Line', engine(1, 3, 'T', 92, 170, 'PP', 5.3, 'D7', 'FWD'), 35840, 2],
  ] }),
  model('Ford', 'Escape', 'suv', { series: 'ZH', years: [2020, 2023], ancap: 5, mm: [4614, 1883, 1680], kg: [1570, 2155, 1800], tank: 54, retention: 'weak', badges: [
    ['ST-Line', engine(2, 4, 'T', 183, 387, 'P', 8.6, 'S8', 'AWD'), 43990, 2],
  ] }),
  model('Ford', 'Everest', 'suv', { series: 'UB', years: [2022], seats: 7, ancap: 5, mm: [4914, 1923, 1841], kg: [2370, 3150, 3500], tank: 80, retention: 'strong', badges: [
    ['Trend', engine(2, 4, 'TT', 154, 500, 'D', 7.2, 'S10', '4x4'), 66490, 1],
    ['Sport', ranger30, 72990, 2],
    ['Platinum', ranger30, 83590, 3],
  ] }),
  model('Ford', 'Ranger', 'ute', { series: 'PY', years: [2022], ancap: 5, mm: [5370, 1918, 1884], kg: [2276, 3280, 3500], tank: 80, retention: 'strong', badges: [
    ['XL', ranger20, 53630, 0],
    ['XLS', ranger20, 58230, 1],
    ['XLT', ranger20, 66530, 2],
    ['Wildtrak', ranger30, 76480, 3],
    ['Raptor', engine(3, 6, 'TT', 292, 583, 'PP', 11.5, 'S10', '4x4'), 93830, 3],
  ] }),
  model('Ford', 'Ranger', 'ute', { series: 'PX MkIII', years: [2018, 2021], ancap: 5, mm: [5446, 1867, 1848], kg: [2200, 3200, 3500], tank: 80, retention: 'strong', badges: [
    ['XLS', engine(3.2, 5, 'TI', 147, 470, 'D', 8.9, 'S6', '4x4'), 52990, 1],
    ['XLT', engine(3.2, 5, 'TI', 147, 470, 'D', 8.9, 'S6', '4x4'), 61590, 2],
    ['Wildtrak', engine(2, 4, 'TT', 157, 500, 'D', 7.4, 'S10', '4x4'), 67690, 3],
  ] }),
  model('Ford', 'Mustang', 'coupe', { series: 'FP', years: [2018], ancap: 3, mm: [4818, 1915, 1397], kg: [1748, 2180, 0], tank: 61, retention: 'strong', badges: [
    ['EcoBoost', engine(2.3, 4, 'T', 232, 475, 'PP', 9.2, 'S10', 'RWD'), 71990, 2],
    ['GT', engine(5, 8, 'N', 345, 550, 'PP', 12.8, 'S10', 'RWD'), 86102, 3],
  ] }),
  model('Ford', 'Transit Custom', 'van', { series: 'VN', years: [2018], mm: [5050, 2032, 1968], kg: [2060, 3100, 2500], tank: 70, badges: [
    ['320S', engine(2, 4, 'TI', 125, 390, 'D', 7.3, 'S8', 'FWD'), 57590, 1],
    ['340L Sport', engine(2, 4, 'TI', 125, 390, 'D', 7.5, 'S8', 'FWD'), 63590, 2],
  ] }),
  model('Jeep', 'Wrangler', 'suv', { series: 'JL', years: [2019], ancap: 3, mm: [4882, 1877, 1838], kg: [1992, 2630, 2495], tank: 81, badges: [
    ['Unlimited Overland', engine(2, 4, 'T', 200, 400, 'PP', 9.9, 'S8', '4x4'), 83990, 2],
    ['Unlimited Rubicon', engine(2, 4, 'T', 200, 400, 'PP', 9.9, 'S8', '4x4'), 90450, 3],
  ] }),
  model('Jeep', 'Compass', 'suv', { series: 'M6', years: [2018], ancap: 5, mm: [4394, 1819, 1644], kg: [1503, 2000, 1000], tank: 60, retention: 'weak', badges: [
    ['Limited', engine(2.4, 4, 'N', 129, 229, 'P', 9.7, 'S9', 'AWD'), 46200, 2],
  ] }),
  model('Jeep', 'Grand Cherokee', 'suv', { series: 'WL', years: [2022], seats: 7, mm: [5204, 1979, 1816], kg: [2186, 2948, 2813], tank: 87, retention: 'weak', badges: [
    ['L Limited', engine(3.6, 6, 'N', 210, 344, 'P', 10.6, 'S8', '4x4'), 87450, 2],
    ['L Summit Reserve', engine(3.6, 6, 'N', 210, 344, 'P', 10.6, 'S8', '4x4'), 115450, 3],
  ] }),
  model('RAM', '1500', 'ute', { series: 'DT', years: [2021], mm: [5916, 2084, 1973], kg: [2650, 3450, 4500], tank: 98, retention: 'strong', badges: [
    ['Laramie', engine(5.7, 8, 'N', 291, 556, 'PP', 12.2, 'S8', '4x4'), 129950, 2],
    ['Limited', engine(5.7, 8, 'N', 291, 556, 'PP', 12.2, 'S8', '4x4'), 149950, 3],
  ] }),
  model('Tesla', 'Model 3', 'sedan', { years: [2020], ancap: 5, mm: [4720, 1849, 1441], kg: [1765, 2149, 1000], retention: 'weak', badges: [
    ['Rear-Wheel Drive', electric(208, 420, 'RWD'), 58900, 2],
    ['Long Range AWD', electric(324, 493, 'AWD'), 69900, 3],
    ['Performance', electric(461, 723, 'AWD'), 85900, 3],
  ] }),
  model('Tesla', 'Model Y', 'suv', { years: [2022], ancap: 5, mm: [4797, 1921, 1624], kg: [1921, 2395, 1600], retention: 'weak', badges: [
    ['Rear-Wheel Drive', electric(255, 420, 'RWD'), 63900, 2],
    ['Long Range AWD', electric(378, 493, 'AWD'), 73900, 3],
  ] }),
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
  model('Holden', 'Colorado', 'ute', { series: 'RG', years: [2016, 2020], ancap: 5, mm: [5361, 1882, 1800], kg: [2007, 3150, 3500], tank: 76, badges: [
    ['LTZ', engine(2.8, 4, 'TI', 147, 500, 'D', 8.7, 'S6', '4x4'), 53720, 2],
  ] }),
  model('Holden', 'Commodore', 'wagon', { series: 'ZB', years: [2018, 2020], ancap: 5, body: 'Sportwagon', mm: [4986, 1863, 1483], kg: [1600, 2180, 2100], tank: 62, retention: 'weak', badges: [
    ['RS', engine(2, 4, 'T', 191, 350, 'PP', 7.9, 'S9', 'FWD'), 39490, 2],
  ] }),
]
