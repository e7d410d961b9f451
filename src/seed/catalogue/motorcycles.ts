import { engine, model } from './define'

const bike = (litres: number, cylinders: number, kw: number, nm: number, per100: number) =>
  engine(litres, cylinders, 'N', kw, nm, 'PP', per100, 'M6', 'RWD')

/** Motorcycles; kg is kerb mass, gross mass, no towing. */
// prettier-ignore
export const motorcycles = [
  model('Harley-Davidson', 'Street Bob 114', 'bike', { series: 'FXBBS', body: 'Cruiser', years: [2020], mm: [2320, 925, 1160], kg: [297, 526, 0], tank: 13.2, retention: 'strong', badges: [['Softail', bike(1.87, 2, 69, 155, 5.5), 28250, 1]] }),
  model('Harley-Davidson', 'Low Rider S', 'bike', { series: 'FXLRS', body: 'Cruiser', years: [2022], mm: [2365, 850, 1210], kg: [308, 526, 0], tank: 18.9, retention: 'strong', badges: [['Softail', bike(1.92, 2, 76, 169, 5.7), 33495, 2]] }),
  model('Harley-Davidson', 'Road Glide', 'bike', { series: 'FLTRX', body: 'Touring', years: [2020], mm: [2410, 960, 1285], kg: [380, 617, 0], tank: 22.7, retention: 'strong', badges: [['Grand American Touring', bike(1.92, 2, 80, 175, 6), 46500, 3]] }),
  model('Harley-Davidson', 'Pan America 1250', 'bike', { series: 'RA1250S', body: 'Adventure Touring', years: [2021], mm: [2265, 895, 1510], kg: [258, 455, 0], tank: 21.2, badges: [['Special', bike(1.25, 2, 112, 128, 5.5), 35250, 3]] }),
  model('Yamaha', 'MT-07', 'bike', { series: 'MT07LA', body: 'Naked', years: [2018], mm: [2085, 780, 1115], kg: [184, 355, 0], tank: 14, badges: [['LAMS', bike(0.655, 2, 38, 57.5, 4.3), 14199, 1], ['HO', bike(0.689, 2, 54, 67, 4.3), 14799, 1]] }),
  model('Yamaha', 'MT-09', 'bike', { series: 'MT09', body: 'Naked', years: [2021], mm: [2090, 795, 1190], kg: [189, 363, 0], tank: 14, badges: [['SP', bike(0.89, 3, 87.5, 93, 5), 21299, 2]] }),
  model('Yamaha', 'Ténéré 700', 'bike', { series: 'XTZ690', body: 'Adventure Tourer', years: [2020], mm: [2370, 905, 1455], kg: [204, 391, 0], tank: 16, retention: 'strong', badges: [['World Raid', bike(0.689, 2, 54, 68, 4.3), 21499, 2]] }),
  model('Yamaha', 'YZF-R7', 'bike', { series: 'YZFR7', body: 'Sports', years: [2022], mm: [2070, 705, 1160], kg: [188, 355, 0], tank: 13, badges: [['HO', bike(0.689, 2, 54, 67, 4.2), 16399, 1]] }),
  model('Honda', 'CB500X', 'bike', { series: 'CB500XA', body: 'Adventure Tourer', years: [2019, 2024], mm: [2165, 830, 1410], kg: [199, 380, 0], tank: 17.5, badges: [['ABS', bike(0.471, 2, 35, 43, 3.6), 11499, 1]] }),
  model('Honda', 'CRF1100L Africa Twin', 'bike', { series: 'SD08', body: 'Adventure Tourer', years: [2020], mm: [2330, 960, 1395], kg: [231, 450, 0], tank: 24.8, badges: [['Adventure Sports', bike(1.08, 2, 75, 112, 4.9), 29499, 3]] }),
  model('Honda', 'Rebel 500', 'bike', { series: 'CMX500', body: 'Cruiser', years: [2018], mm: [2205, 820, 1090], kg: [191, 366, 0], tank: 11.2, badges: [['ABS', bike(0.471, 2, 34, 43.3, 3.7), 10999, 0]] }),
  model('Kawasaki', 'Ninja 650L', 'bike', { series: 'ER650', body: 'Sports', years: [2018], mm: [2055, 740, 1145], kg: [194, 385, 0], tank: 15, badges: [['LAMS', bike(0.649, 2, 41, 53, 4.3), 12999, 1]] }),
  model('Kawasaki', 'Z900', 'bike', { series: 'ZR900', body: 'Naked', years: [2018], mm: [2070, 825, 1080], kg: [212, 390, 0], tank: 17, badges: [['SE', bike(0.948, 4, 92, 98.6, 5.3), 20599, 2]] }),
  model('Kawasaki', 'Versys 1000', 'bike', { series: 'LZT00', body: 'Sports Touring', years: [2019], mm: [2270, 950, 1530], kg: [257, 472, 0], tank: 21, badges: [['S', bike(1.04, 4, 88, 102, 5.6), 23999, 3]] }),
  model('Triumph', 'Bonneville T120', 'bike', { series: 'DU', body: 'Classic', years: [2018], mm: [2170, 785, 1100], kg: [236, 450, 0], tank: 14.5, retention: 'strong', badges: [['Black', bike(1.2, 2, 58.8, 105, 4.1), 22290, 1]] }),
  model('Triumph', 'Street Triple 765', 'bike', { series: 'HD', body: 'Naked', years: [2020], mm: [2055, 792, 1064], kg: [188, 368, 0], tank: 15, badges: [['RS', bike(0.765, 3, 95.6, 80, 5.4), 21490, 3]] }),
  model('Triumph', 'Tiger 900', 'bike', { series: 'C705', body: 'Adventure Tourer', years: [2020], mm: [2230, 930, 1460], kg: [222, 445, 0], tank: 20, badges: [['Rally Pro', bike(0.888, 3, 79.5, 90, 4.7), 27990, 3]] }),
  model('Ducati', 'Scrambler', 'bike', { series: '2G', body: 'Naked', years: [2019], mm: [2100, 855, 1150], kg: [185, 370, 0], tank: 14.5, badges: [['Icon', bike(0.803, 2, 53.6, 65.2, 5.2), 18900, 1]] }),
  model('Ducati', 'Multistrada V4', 'bike', { series: 'MTS V4', body: 'Adventure Tourer', years: [2021], mm: [2301, 990, 1460], kg: [240, 464, 0], tank: 22, badges: [['S', bike(1.158, 4, 125, 121, 6.5), 39500, 3]] }),
  model('Ducati', 'Monster', 'bike', { series: 'M937', body: 'Naked', years: [2021], mm: [2060, 860, 1080], kg: [188, 364, 0], tank: 14, badges: [['Plus', bike(0.937, 2, 82, 93, 5.2), 20800, 2]] }),
]
