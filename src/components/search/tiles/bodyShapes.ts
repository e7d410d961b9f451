/** Outline of one body type in a box of 72 by 30, facing left; windows are holes in it. */
interface BodyOutline {
  outline: string
  lines?: string
  wheels: number[]
  wheelRadius: number
}

/** By body family (CAR-12). */
export const bodyShapes: Record<string, BodyOutline> = {
  SUV: {
    outline:
      'M4 24V18c0-2.2 1.2-3 4-3.4l11-1.4 7-6.8C27.2 5.3 28.6 5 30 5h26c2.6 0 4.4 1 5.6 3l3.4 5.4c1.6.6 2.5 1.8 2.5 3.6v7ZM23.5 13.2H37v-6h-6.2c-1 0-1.8.3-2.4 1ZM39 7.2v6h9v-6ZM50 7.2v6h11.8l-2.4-4c-.8-1.4-2-2-3.8-2Z',
    wheels: [17, 55],
    wheelRadius: 5.4,
  },
  Hatchback: {
    outline:
      'M6 24v-5.2c0-1.8 1.5-2.6 4-3.1l8-1.7 8-5.8c1.4-1 2.8-1.3 4.5-1.3H49c3 0 4.8.7 6.4 2.5l4.6 5.2c2 .6 3 2 3 4V24ZM22.5 14H37V9h-6.4c-1 0-1.8.2-2.6.8ZM39 9v5h17l-2.6-3.1C52.2 9.6 50.8 9 48.6 9Z',
    wheels: [17, 52],
    wheelRadius: 5,
  },
  Sedan: {
    outline:
      'M4 24v-4.5c0-2 2-2.5 5-3.1l11-1.8L28 9c1.5-1 3-1.4 5-1.4h10c3 0 5 .8 7 2.4l5.5 4.2 8.5 1.2c2.5.4 4 1.6 4 4.1V24ZM24.5 14.6H37v-5h-4.4c-1 0-1.8.2-2.6.8ZM39 9.6v5h13l-3.8-3.3C46.8 10.2 45.4 9.6 43 9.6Z',
    wheels: [16, 55],
    wheelRadius: 5,
  },
  Wagon: {
    outline:
      'M4 24v-5c0-2 1.8-2.6 4.6-3.1L20 14.2l8-5.6c1.4-1 3-1.4 4.8-1.4H58c2.6 0 4 .8 5.2 2.6l2.8 4.6c1.4.8 2 2.2 2 4.2V24ZM24.2 14.2H38V9.3h-5.2c-1.2 0-2.2.3-3 .9ZM40 9.3v4.9h9.5V9.3ZM51.5 9.3v4.9H63l-1.8-3c-.8-1.3-1.8-1.9-3.6-1.9Z',
    wheels: [16, 56],
    wheelRadius: 5,
  },
  Ute: {
    outline:
      'M4 24v-6c0-2 1.4-2.8 4-3.2l10-1.4 6.5-6.2c1.1-1 2.3-1.4 3.7-1.4H42c1.6 0 2.6.8 3 2.2l1.4 5H68l.6 6v5ZM22.6 13.4H34V8h-4.8c-1 0-1.6.3-2.2.9ZM36 8v5.4h8.2L43 9.2c-.2-.7-.6-1.2-1.6-1.2Z',
    wheels: [16, 57],
    wheelRadius: 5.4,
  },
  Coupe: {
    outline:
      'M4 24v-4.2c0-1.8 1.8-2.6 5-3L22 15l9-5.4C33 8.5 35 8 37.5 8c6.5 0 12 1.4 17.5 5.400l9 1.800c3 .6 4 2 4 4.400V24ZM27 15h14v-5h-3c-2 0-3.4.3-5 1.200ZM43 10.100V15h8.400l.6-1c-2.6-2.2-5.4-3.5-9-3.900Z',
    wheels: [16, 56],
    wheelRadius: 5.2,
  },
  Convertible: {
    outline:
      'M4 24v-4.400c0-1.8 1.8-2.6 5-3L24 15l6.5-5.600H33L29.6 15H46l3-2.400c2 0 4 .4 6 1.600l9 1.400c3 .6 4 1.8 4 4V24Z',
    wheels: [16, 56],
    wheelRadius: 5.2,
  },
  'People Mover': {
    outline:
      'M4 24v-5.600c0-2 1-3 3.4-3.800l6.6-2L22 6c1.4-1 2.8-1.4 4.6-1.400H60c2.8 0 4.4 1 5.2 3.400l2 6c.4 1.4.6 2.6.6 4v6ZM17.6 12.900H33V6.800h-6c-1.2 0-2.2.3-3 1ZM35 6.800v6.100h12V6.800ZM49 6.800v6.100h15.200L63 9c-.6-1.6-1.6-2.2-3.4-2.200Z',
    wheels: [17, 56],
    wheelRadius: 5,
  },
  Van: {
    outline:
      'M4 24v-6.400c0-1.8.8-2.6 2.8-3.400l4.2-1.600L17 5c1.2-1.4 2.4-2 4.4-2H65c2.2 0 3 1 3 3v18ZM13.6 12.900H28V5.100h-6.800c-1 0-1.8.3-2.4 1.100Z',
    wheels: [17, 56],
    wheelRadius: 5,
  },
  Bus: {
    outline:
      'M4 24V6c0-2.4 1.4-3.6 4-3.600h57c2.4 0 3.4 1.2 3.4 3.600v18ZM7 5.600V13h10V5.600ZM19 5.600V13h11V5.600ZM32 5.600V13h11V5.600ZM45 5.600V13h10V5.600ZM57 5.600V13h8.400V5.600Z',
    wheels: [18, 55],
    wheelRadius: 5,
  },
  Truck: {
    outline: 'M4 24v-9.600l3.4-8C8 5 9 4.4 10.4 4.400H21V20h3V2h44v22ZM7.6 13H18V6.600h-6.700c-.6 0-1 .2-1.3.8Z',
    wheels: [14, 49, 60],
    wheelRadius: 4.8,
  },
  Motorcycle: {
    outline: 'M25 11.5 31 8.600c3-1.2 6.2-.6 8.2 1.400l2 2L52 10.600l4-1.6.8 2.600L50 15.4 44 20.500H32L28 15Z',
    lines: 'M16 20.5 25 6.500M21.5 5.500l5 1.800M55 20.5 43 18.5',
    wheels: [16, 55],
    wheelRadius: 7.5,
  },
  Caravan: {
    outline:
      'M12 24V9c0-3.4 2.4-5.4 6-5.400h40c5 0 8 2.4 8 6.400v14ZM2 22v2h10v-2ZM18 8v6.500h11V8ZM46 8v6.500h14V8ZM33.5 7.500V22h.9V7.500Zm7.6 0V22h.9V7.500Z',
    wheels: [41],
    wheelRadius: 5,
  },
}
