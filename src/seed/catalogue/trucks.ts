import { engine, model } from './define'

/** Light and medium rigid trucks; kg is tare, gross vehicle mass, braked towing. */
// prettier-ignore
export const trucks = [
  model('Isuzu', 'NLR 45-150', 'truck', { series: 'N Series', body: 'Tipper', years: [2018], mm: [5000, 1815, 2090], kg: [2290, 4500, 3500], tank: 75, retention: 'strong', badges: [['AMT SWB Tipper', engine(3, 4, 'TI', 110, 375, 'D', 11.2, 'R6', 'RWD'), 74990, 1]] }),
  model('Isuzu', 'NPR 45-155', 'truck', { series: 'N Series', body: 'Tray', years: [2018], mm: [6120, 1995, 2260], kg: [2540, 4500, 3500], tank: 100, retention: 'strong', badges: [['AMT Traypack', engine(5.2, 4, 'TI', 114, 419, 'D', 13, 'R6', 'RWD'), 89990, 1], ['AMT Servicepack X', engine(5.2, 4, 'TI', 114, 419, 'D', 13, 'R6', 'RWD'), 104990, 2]] }),
  model('Isuzu', 'FRR 110-240', 'truck', { series: 'F Series', body: 'Curtainsider', years: [2018], mm: [8250, 2290, 2630], kg: [4150, 11000, 9000], tank: 200, retention: 'strong', badges: [['AMT Freightpack', engine(5.2, 4, 'TI', 177, 706, 'D', 18.5, 'R6', 'RWD'), 148500, 2]] }),
  model('Isuzu', 'FSR 140-260', 'truck', { series: 'F Series', body: 'Pantech', years: [2019], mm: [9900, 2380, 2720], kg: [4970, 14000, 12000], tank: 200, retention: 'strong', badges: [['Auto MWB', engine(7.8, 6, 'TI', 191, 761, 'D', 21, 'A6', 'RWD'), 176500, 2]] }),
  model('Hino', '300 Series', 'truck', { series: '616', body: 'Tray', years: [2018], mm: [5965, 1995, 2190], kg: [2430, 4495, 4000], tank: 100, badges: [['616 IFS Built to Go Traypack', engine(4, 4, 'TI', 110, 420, 'D', 12.4, 'A6', 'RWD'), 83490, 1], ['Hybrid Electric 616', engine(4, 4, 'TI', 110, 420, 'H', 10.3, 'R5', 'RWD'), 92990, 2]] }),
  model('Hino', '500 Series', 'truck', { series: 'FC 1124', body: 'Curtainsider', years: [2018], mm: [8170, 2275, 2560], kg: [4020, 11000, 9000], tank: 200, badges: [['FC 1124 Crew', engine(5.1, 4, 'TI', 177, 794, 'D', 19, 'A6', 'RWD'), 141900, 2]] }),
  model('Fuso', 'Canter', 'truck', { series: 'FEB', body: 'Tipper', years: [2018], mm: [5385, 1995, 2130], kg: [2580, 4500, 3500], tank: 100, badges: [['515 Wide City Tipper', engine(3, 4, 'TT', 110, 370, 'D', 11.8, 'R6', 'RWD'), 79990, 1], ['815 Wide MWB Pantech', engine(3, 4, 'TT', 110, 370, 'D', 13.5, 'R6', 'RWD'), 96490, 1]] }),
  model('Fuso', 'Fighter', 'truck', { series: 'FK', body: 'Tray', years: [2018], mm: [8370, 2440, 2620], kg: [4350, 10400, 8000], tank: 200, badges: [['1024 Auto Tray', engine(7.5, 6, 'TI', 177, 686, 'D', 20.5, 'A6', 'RWD'), 134990, 2]] }),
  model('UD', 'Croner', 'truck', { series: 'PKE', body: 'Curtainsider', years: [2018], mm: [9890, 2490, 2810], kg: [5600, 18000, 14000], tank: 200, badges: [['PKE 250 Auto', engine(7.7, 6, 'TI', 187, 950, 'D', 22, 'A6', 'RWD'), 179900, 2]] }),
  model('UD', 'Condor', 'truck', { series: 'MK', body: 'Pantech', years: [2016, 2022], mm: [8600, 2440, 2640], kg: [4300, 11000, 9000], tank: 200, badges: [['MK 11 250', engine(6.4, 6, 'TI', 188, 745, 'D', 20, 'A6', 'RWD'), 132900, 1]] }),
  model('Iveco', 'Daily', 'truck', { series: '50C', body: 'Cab Chassis', years: [2018], mm: [5970, 2010, 2245], kg: [2150, 4495, 3500], tank: 100, badges: [['50C18 Tradie-Made', engine(3, 4, 'TI', 132, 430, 'D', 10.9, 'S8', 'RWD'), 86990, 2]] }),
]
