import { electric, engine } from './engines'
import { model } from './define'

const t16 = engine(1.6, 4, 'T', 132, 265, 'P', 7.2, 'D7', 'AWD')
const hybrid16 = engine(1.6, 4, 'T', 172, 367, 'H', 5.3, 'S6', 'FWD')
const crdi22 = engine(2.2, 4, 'TI', 148, 440, 'D', 6.1, 'D8', 'AWD')

/** Hyundai, Kia, Genesis, MG, GWM, BYD, LDV, Chery. */
// prettier-ignore
export const koreaChina = [
  model('Hyundai', 'i20', 'hatch', { series: 'BC3', years: [2021, 2024], mm: [4075, 1775, 1455], kg: [1215, 1650, 0], tank: 40, badges: [
    ['N', engine(1.6, 4, 'T', 150, 275, 'PP', 6.9, 'M6', 'FWD'), 35490, 3],
  ] }),
  model('Hyundai', 'i30', 'hatch', { series: 'PD', years: [2017], ancap: 5, mm: [4340, 1795, 1455], kg: [1276, 1820, 1300], tank: 50, badges: [
    ['Active', engine(2, 4, 'N', 120, 203, 'P', 7.4, 'S6', 'FWD'), 27490, 0],
    ['Elite', engine(2, 4, 'N', 120, 203, 'P', 7.4, 'S6', 'FWD'), 31490, 1],
    ['N Line', engine(1.6, 4, 'T', 150, 265, 'P', 7.1, 'D7', 'FWD'), 35990, 2],
    ['N Premium', engine(2, 4, 'T', 206, 392, 'PP', 8.5, 'D8', 'FWD'), 56500, 3],
  ] }),
  model('Hyundai', 'i30', 'sedan', { series: 'CN7', years: [2021], mm: [4710, 1825, 1420], kg: [1290, 1780, 1300], tank: 47, badges: [
    ['Active', engine(2, 4, 'N', 117, 191, 'P', 7, 'C6', 'FWD'), 29990, 0],
    ['Premium Hybrid', engine(1.6, 4, 'N', 104, 265, 'H', 3.9, 'D6', 'FWD'), 41500, 3],
  ] }),
  model('Hyundai', 'Venue', 'suv', { series: 'QX', years: [2019], ancap: 4, mm: [4040, 1770, 1592], kg: [1225, 1660, 800], tank: 45, badges: [
    ['Active', engine(1.6, 4, 'N', 90, 151, 'P', 7.2, 'S6', 'FWD'), 28990, 0],
    ['Elite', engine(1.6, 4, 'N', 90, 151, 'P', 7.2, 'S6', 'FWD'), 32990, 2],
  ] }),
  model('Hyundai', 'Kona', 'suv', { series: 'SX2', years: [2023], ancap: 4, mm: [4350, 1825, 1585], kg: [1370, 1850, 1300], tank: 47, badges: [
    ['2.0', engine(2, 4, 'N', 110, 180, 'P', 6.6, 'C6', 'FWD'), 35500, 0],
    ['Premium N Line', engine(1.6, 4, 'T', 146, 265, 'P', 7, 'S8', 'AWD'), 49000, 3],
    ['Electric Extended Range', electric(150, 255, 'FWD'), 61000, 2],
  ] }),
  model('Hyundai', 'Kona', 'suv', { series: 'OS', years: [2017, 2023], ancap: 5, mm: [4165, 1800, 1565], kg: [1350, 1830, 1300], tank: 50, badges: [
    ['Active', engine(2, 4, 'N', 110, 180, 'P', 6.4, 'C6', 'FWD'), 28490, 0],
    ['Highlander', engine(1.6, 4, 'T', 146, 265, 'P', 6.9, 'D7', 'AWD'), 41990, 3],
  ] }),
  model('Hyundai', 'Tucson', 'suv', { series: 'NX4', years: [2021], ancap: 5, mm: [4640, 1865, 1665], kg: [1594, 2145, 1650], tank: 54, badges: [
    ['2.0', engine(2, 4, 'N', 115, 192, 'P', 8.1, 'S6', 'FWD'), 42990, 0],
    ['Elite', t16, 50490, 2],
    ['Elite Hybrid', hybrid16, 53490, 2],
    ['Premium N Line', t16, 60490, 3],
  ] }),
  model('Hyundai', 'Santa Fe', 'suv', { series: 'MX5', years: [2024], seats: 7, ancap: 5, mm: [4830, 1900, 1720], kg: [1965, 2620, 1650], tank: 67, badges: [
    ['Hybrid', hybrid16, 59990, 1],
    ['Elite Hybrid', engine(1.6, 4, 'T', 172, 367, 'H', 5.6, 'S6', 'AWD'), 66500, 2],
    ['Calligraphy Hybrid', engine(1.6, 4, 'T', 172, 367, 'H', 5.6, 'S6', 'AWD'), 78500, 3],
  ] }),
  model('Hyundai', 'Santa Fe', 'suv', { series: 'TM', years: [2018, 2023], seats: 7, ancap: 5, mm: [4785, 1900, 1710], kg: [1820, 2510, 2500], tank: 67, badges: [
    ['Active', crdi22, 50990, 0],
    ['Elite', crdi22, 57990, 2],
    ['Highlander', crdi22, 65990, 3],
  ] }),
  model('Hyundai', 'Palisade', 'suv', { series: 'LX2', years: [2021], seats: 8, mm: [4995, 1975, 1750], kg: [2010, 2755, 2200], tank: 71, badges: [
    ['Elite', engine(2.2, 4, 'TI', 147, 440, 'D', 7.3, 'S8', 'AWD'), 76990, 2],
    ['Calligraphy', engine(2.2, 4, 'TI', 147, 440, 'D', 7.3, 'S8', 'AWD'), 86990, 3],
  ] }),
  model('Hyundai', 'IONIQ 5', 'suv', { series: 'NE', years: [2022], ancap: 5, mm: [4655, 1890, 1605], kg: [2010, 2540, 1600], retention: 'weak', badges: [
    ['Dynamiq', electric(168, 350, 'RWD'), 75000, 2],
    ['Epiq', electric(239, 605, 'AWD'), 88500, 3],
  ] }),
  model('Hyundai', 'Staria', 'mover', { series: 'US4', years: [2021], ancap: 5, mm: [5253, 1997, 1990], kg: [2223, 3030, 2500], tank: 75, badges: [
    ['Staria', engine(2.2, 4, 'TI', 130, 430, 'D', 8.2, 'S8', 'FWD'), 58500, 0],
    ['Highlander', engine(2.2, 4, 'TI', 130, 430, 'D', 8.2, 'S8', 'FWD'), 73500, 3],
  ] }),
  model('Hyundai', 'Staria-Load', 'van', { series: 'US4', years: [2021], mm: [5253, 1997, 1990], kg: [2072, 3100, 2500], tank: 75, badges: [
    ['Premium', engine(2.2, 4, 'TI', 130, 430, 'D', 7, 'S8', 'FWD'), 54490, 1],
  ] }),
  model('Kia', 'Picanto', 'hatch', { series: 'JA', years: [2017], ancap: 4, mm: [3595, 1595, 1485], kg: [995, 1400, 0], tank: 35, badges: [
    ['S', engine(1.2, 4, 'N', 62, 122, 'P', 6, 'A4', 'FWD'), 21490, 0],
    ['GT-Line', engine(1.2, 4, 'N', 62, 122, 'P', 6, 'A4', 'FWD'), 23490, 1],
  ] }),
  model('Kia', 'Cerato', 'hatch', { series: 'BD', years: [2018, 2024], ancap: 5, mm: [4510, 1800, 1445], kg: [1340, 1810, 1100], tank: 50, badges: [
    ['S', engine(2, 4, 'N', 112, 192, 'P', 7.4, 'S6', 'FWD'), 28490, 0],
    ['Sport+', engine(2, 4, 'N', 112, 192, 'P', 7.4, 'S6', 'FWD'), 32990, 1],
    ['GT', engine(1.6, 4, 'T', 150, 265, 'P', 6.9, 'D7', 'FWD'), 38490, 3],
  ] }),
  model('Kia', 'K4', 'sedan', { series: 'CL4', years: [2025], mm: [4710, 1850, 1425], kg: [1390, 1830, 1200], tank: 47, badges: [
    ['S', engine(2, 4, 'N', 112, 192, 'P', 7.4, 'C6', 'FWD'), 33590, 0],
    ['GT-Line', engine(1.6, 4, 'T', 142, 264, 'P', 6.8, 'S8', 'FWD'), 46490, 3],
  ] }),
  model('Kia', 'Stonic', 'suv', { series: 'YB', years: [2021], ancap: 5, mm: [4140, 1760, 1500], kg: [1160, 1600, 900], tank: 45, badges: [
    ['S', engine(1.4, 4, 'N', 74, 133, 'P', 6.7, 'S6', 'FWD'), 27490, 0],
    ['GT-Line', engine(1, 3, 'T', 74, 172, 'P', 6, 'D7', 'FWD'), 33490, 2],
  ] }),
  model('Kia', 'Seltos', 'suv', { series: 'SP2', years: [2019], ancap: 5, mm: [4385, 1800, 1630], kg: [1355, 1850, 1100], tank: 50, badges: [
    ['S', engine(2, 4, 'N', 110, 180, 'P', 6.9, 'C6', 'FWD'), 33290, 0],
    ['Sport+', engine(2, 4, 'N', 110, 180, 'P', 6.9, 'C6', 'FWD'), 38190, 1],
    ['GT-Line', engine(1.6, 4, 'T', 146, 265, 'P', 7.4, 'S8', 'AWD'), 47990, 3],
  ] }),
  model('Kia', 'Sportage', 'suv', { series: 'NQ5', years: [2021], ancap: 5, mm: [4660, 1865, 1665], kg: [1560, 2130, 1650], tank: 54, badges: [
    ['S', engine(2, 4, 'N', 115, 192, 'P', 8.1, 'S6', 'FWD'), 40490, 0],
    ['SX+', engine(2, 4, 'TI', 137, 416, 'D', 6.3, 'S8', 'AWD'), 51990, 2],
    ['GT-Line Hybrid', hybrid16, 58990, 3],
  ] }),
  model('Kia', 'Sorento', 'suv', { series: 'MQ4', years: [2020], seats: 7, ancap: 5, mm: [4815, 1900, 1700], kg: [1830, 2540, 2000], tank: 67, badges: [
    ['S', crdi22, 56990, 0],
    ['Sport', crdi22, 60490, 1],
    ['GT-Line', crdi22, 72990, 3],
    ['GT-Line PHEV', engine(1.6, 4, 'T', 195, 350, 'PH', 1.6, 'S6', 'AWD'), 86490, 3],
  ] }),
  model('Kia', 'Carnival', 'mover', { series: 'KA4', years: [2021], ancap: 5, mm: [5155, 1995, 1775], kg: [2110, 2890, 2000], tank: 72, retention: 'strong', badges: [
    ['S', engine(2.2, 4, 'TI', 148, 440, 'D', 6.5, 'S8', 'FWD'), 58990, 0],
    ['Sport', engine(2.2, 4, 'TI', 148, 440, 'D', 6.5, 'S8', 'FWD'), 63990, 1],
    ['GT-Line', engine(2.2, 4, 'TI', 148, 440, 'D', 6.5, 'S8', 'FWD'), 79990, 3],
  ] }),
  model('Kia', 'EV5', 'suv', { series: 'OV1', years: [2024], ancap: 5, mm: [4615, 1875, 1715], kg: [2100, 2620, 1250], retention: 'weak', badges: [
    ['Air', electric(160, 310, 'FWD'), 61170, 1],
    ['GT-Line', electric(230, 480, 'AWD'), 75990, 3],
  ] }),
  model('Kia', 'EV6', 'suv', { series: 'CV', years: [2022], ancap: 5, mm: [4695, 1890, 1550], kg: [2055, 2540, 1600], retention: 'weak', badges: [
    ['Air', electric(168, 350, 'RWD'), 79990, 2],
    ['GT-Line', electric(239, 605, 'AWD'), 94990, 3],
  ] }),
  model('Kia', 'Tasman', 'ute', { series: 'TK1', years: [2025], ancap: 5, mm: [5410, 1930, 1870], kg: [2220, 3250, 3500], tank: 80, badges: [
    ['SX', engine(2.2, 4, 'TI', 154, 440, 'D', 7.8, 'S8', '4x4'), 60990, 1],
    ['X-Line', engine(2.2, 4, 'TI', 154, 440, 'D', 7.8, 'S8', '4x4'), 68990, 2],
    ['X-Pro', engine(2.2, 4, 'TI', 154, 440, 'D', 8.1, 'S8', '4x4'), 77990, 3],
  ] }),
  model('Genesis', 'GV70', 'suv', { series: 'JK1', years: [2021], ancap: 5, mm: [4715, 1910, 1630], kg: [1830, 2400, 1500], tank: 66, badges: [
    ['2.5T', engine(2.5, 4, 'T', 224, 422, 'PP', 10.3, 'S8', 'AWD'), 87000, 3],
  ] }),
  model('MG', 'MG3', 'hatch', { years: [2018], mm: [4113, 1797, 1502], kg: [1215, 1690, 500], tank: 45, retention: 'weak', badges: [
    ['Excite', engine(1.5, 4, 'N', 81, 142, 'P', 6, 'C7', 'FWD'), 24990, 1],
    ['Hybrid+ Essence', engine(1.5, 4, 'N', 155, 425, 'H', 4.3, 'A3', 'FWD'), 31990, 2],
  ] }),
  model('MG', 'MG4', 'hatch', { series: 'EH32', years: [2023], ancap: 5, mm: [4287, 1836, 1516], kg: [1672, 2103, 500], retention: 'weak', badges: [
    ['Excite 51', electric(125, 250, 'RWD'), 37990, 1],
    ['Essence 64', electric(150, 250, 'RWD'), 46990, 2],
    ['XPower', electric(320, 600, 'AWD'), 59990, 3],
  ] }),
  model('MG', 'ZS', 'suv', { series: 'AZS1', years: [2017], ancap: 4, mm: [4323, 1809, 1653], kg: [1258, 1730, 500], tank: 48, retention: 'weak', badges: [
    ['Excite', engine(1.5, 4, 'N', 84, 150, 'P', 7.1, 'A4', 'FWD'), 24990, 0],
    ['Hybrid+ Essence', engine(1.5, 4, 'N', 158, 465, 'H', 4.7, 'A3', 'FWD'), 36990, 2],
    ['ZST Essence', engine(1.3, 3, 'T', 115, 230, 'P', 6.9, 'S6', 'FWD'), 31490, 2],
  ] }),
  model('MG', 'HS', 'suv', { series: 'SAS23', years: [2019], ancap: 5, mm: [4655, 1890, 1655], kg: [1520, 2050, 1500], tank: 55, retention: 'weak', badges: [
    ['Vibe', engine(1.5, 4, 'T', 125, 275, 'PP', 6.9, 'D7', 'FWD'), 33990, 0],
    ['Essence', engine(1.5, 4, 'T', 125, 275, 'PP', 6.9, 'D7', 'FWD'), 40990, 3],
  ] }),
  model('GWM', 'Haval Jolion', 'suv', { series: 'A01', years: [2021], ancap: 5, mm: [4472, 1841, 1619], kg: [1370, 1845, 750], tank: 55, retention: 'weak', badges: [
    ['Premium', engine(1.5, 4, 'T', 110, 220, 'P', 8.1, 'D7', 'FWD'), 26990, 0],
    ['Ultra Hybrid', engine(1.5, 4, 'N', 139, 375, 'H', 5, 'D2', 'FWD'), 35990, 3],
  ] }),
  model('GWM', 'Haval H6', 'suv', { series: 'B01', years: [2021], ancap: 5, mm: [4653, 1886, 1724], kg: [1550, 2080, 2000], tank: 58, retention: 'weak', badges: [
    ['Lux', engine(2, 4, 'T', 150, 320, 'P', 7.4, 'D7', 'FWD'), 35990, 1],
    ['Ultra Hybrid', engine(1.5, 4, 'T', 179, 530, 'H', 5.2, 'D2', 'FWD'), 45990, 3],
  ] }),
  model('GWM', 'Tank 300', 'suv', { series: 'P01', years: [2023], ancap: 5, mm: [4760, 1930, 1903], kg: [2155, 2705, 2500], tank: 75, badges: [
    ['Lux', engine(2, 4, 'T', 162, 380, 'P', 9.5, 'S8', '4x4'), 46990, 1],
    ['Ultra', engine(2, 4, 'T', 162, 380, 'P', 9.5, 'S8', '4x4'), 50990, 2],
  ] }),
  model('GWM', 'Ute Cannon', 'ute', { series: 'NPW', years: [2020], ancap: 5, mm: [5410, 1934, 1886], kg: [2100, 3150, 3000], tank: 78, retention: 'weak', badges: [
    ['Lux', engine(2.4, 4, 'TI', 135, 480, 'D', 8.4, 'S9', '4x4'), 41990, 1],
    ['Ultra', engine(2.4, 4, 'TI', 135, 480, 'D', 8.4, 'S9', '4x4'), 45490, 2],
  ] }),
  model('BYD', 'Dolphin', 'hatch', { series: 'EM2EX', years: [2023], ancap: 5, mm: [4290, 1770, 1570], kg: [1658, 2083, 0], retention: 'weak', badges: [
    ['Essential', electric(70, 180, 'FWD'), 29990, 0],
    ['Premium', electric(150, 310, 'FWD'), 36990, 2],
  ] }),
  model('BYD', 'Atto 3', 'suv', { series: 'SC2EX', years: [2022], ancap: 5, mm: [4455, 1875, 1615], kg: [1750, 2160, 750], retention: 'weak', badges: [
    ['Essential', electric(150, 310, 'FWD'), 39990, 1],
    ['Premium', electric(150, 310, 'FWD'), 44990, 2],
  ] }),
  model('BYD', 'Seal', 'sedan', { series: 'EKEX', years: [2023], ancap: 5, mm: [4800, 1875, 1460], kg: [2055, 2463, 750], retention: 'weak', badges: [
    ['Dynamic', electric(150, 310, 'RWD'), 46990, 2],
    ['Performance', electric(390, 670, 'AWD'), 61990, 3],
  ] }),
  model('BYD', 'Sealion 6', 'suv', { series: 'SA3EX', years: [2024], ancap: 5, mm: [4775, 1890, 1670], kg: [1940, 2405, 1300], tank: 60, badges: [
    ['Essential', engine(1.5, 4, 'N', 160, 300, 'PH', 1.1, 'E1', 'FWD'), 42990, 1],
    ['Premium', engine(1.5, 4, 'T', 238, 550, 'PH', 1.4, 'E1', 'AWD'), 52990, 3],
  ] }),
  model('BYD', 'Shark 6', 'ute', { series: 'DMO', years: [2024], ancap: 5, mm: [5457, 1971, 1925], kg: [2710, 3500, 2500], tank: 60, badges: [
    ['Premium', engine(1.5, 4, 'T', 321, 650, 'PH', 2, 'E1', '4x4'), 57900, 3],
  ] }),
  model('LDV', 'T60', 'ute', { series: 'SK8C', years: [2017], ancap: 5, mm: [5365, 1900, 1845], kg: [2150, 3050, 3000], tank: 75, retention: 'weak', badges: [
    ['Max Pro', engine(2, 4, 'TT', 160, 500, 'D', 8.9, 'S8', '4x4'), 43990, 1],
    ['Max Luxe', engine(2, 4, 'TT', 160, 500, 'D', 8.9, 'S8', '4x4'), 48990, 2],
  ] }),
  model('LDV', 'Deliver 9', 'van', { series: 'V1', years: [2020], seats: 3, mm: [5940, 2062, 2535], kg: [2285, 3500, 2800], tank: 80, retention: 'weak', badges: [
    ['Large', engine(2, 4, 'TI', 110, 375, 'D', 8.9, 'A9', 'RWD'), 49990, 0],
  ] }),
  model('LDV', 'D90', 'suv', { series: 'SV9A', years: [2018], seats: 7, mm: [5046, 2016, 1876], kg: [2330, 2950, 3100], tank: 75, retention: 'weak', badges: [
    ['Executive', engine(2, 4, 'TT', 160, 480, 'D', 9.1, 'S8', '4x4'), 50990, 2],
  ] }),
  model('Chery', 'Omoda 5', 'suv', { series: 'T19C', years: [2023], ancap: 5, mm: [4400, 1830, 1588], kg: [1420, 1850, 1100], tank: 51, retention: 'weak', badges: [
    ['EX', engine(1.6, 4, 'T', 137, 275, 'P', 7, 'D7', 'FWD'), 31990, 2],
  ] }),
  model('Chery', 'Tiggo 7 Pro', 'suv', { series: 'T1E', years: [2023], ancap: 5, mm: [4513, 1862, 1696], kg: [1510, 1985, 750], tank: 51, retention: 'weak', badges: [
    ['Elite', engine(1.6, 4, 'T', 137, 275, 'P', 7, 'D7', 'FWD'), 34990, 1],
  ] }),
]
