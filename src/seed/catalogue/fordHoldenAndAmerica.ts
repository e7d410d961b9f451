import { electric, engine } from './engines'
import { model } from './define'

export const ranger20 = engine(2, 4, 'TT', 154, 500, 'D', 7.6, 'S10', '4x4')
export const ranger30 = engine(3, 6, 'TI', 184, 600, 'D', 8.4, 'S10', '4x4')

/** Ford, Jeep, RAM and Tesla as sold in Australia. */
// prettier-ignore
export const fordAndAmerica = [
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
]

/** Holden, sold used only. */
// prettier-ignore
export const holden = [
  model('Holden', 'Colorado', 'ute', { series: 'RG', years: [2016, 2020], ancap: 5, mm: [5361, 1882, 1800], kg: [2007, 3150, 3500], tank: 76, badges: [
    ['LTZ', engine(2.8, 4, 'TI', 147, 500, 'D', 8.7, 'S6', '4x4'), 53720, 2],
  ] }),
  model('Holden', 'Commodore', 'wagon', { series: 'ZB', years: [2018, 2020], ancap: 5, body: 'Sportwagon', mm: [4986, 1863, 1483], kg: [1600, 2180, 2100], tank: 62, retention: 'weak', badges: [
    ['RS', engine(2, 4, 'T', 191, 350, 'PP', 7.9, 'S9', 'FWD'), 39490, 2],
  ] }),
]
