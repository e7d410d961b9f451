/** Size of a sketch: 3 to 2, as in the block picker. */
const WIDTH = 120
const HEIGHT = 80
const INK = '#1c2530'
const LINE = '#c9d1da'
const PHOTO = '#dbe2ea'
const BRAND = '#2563c9'

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 1.5): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

const stack = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('')

/** A picture, drawn as hills. */
const photo = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, PHOTO) +
  `<path d="M${x} ${y + height}l${width * 0.32} ${-height * 0.5} ${width * 0.2} ${height * 0.28} ${width * 0.18} ${-height * 0.2} ${width * 0.3} ${height * 0.42}z" fill="#b3bfcc"/>` +
  `<circle cx="${x + width * 0.76}" cy="${y + height * 0.26}" r="${Math.min(width, height) * 0.09}" fill="#fff"/>`

/** Elements of a section's thumbnail. All sizes in units of a 120 by 80 sheet. */
export const draw = {
  /** Background of the section, instead of white. */
  ground: (tone: 'soft' | 'dark' | 'brand'): string =>
    box(0, 0, WIDTH, HEIGHT, { soft: '#eef2f6', dark: INK, brand: BRAND }[tone], 0),
  box,
  photo,
  /** A heading. */
  title: (x: number, y: number, width: number, fill = INK): string => box(x, y, width, 4.5, fill, 1),
  /** Lines of text. */
  words: (x: number, y: number, width: number, lines = 2, fill = LINE): string =>
    stack(lines, (index) =>
      box(x, y + index * 5, index === lines - 1 && lines > 1 ? width * 0.7 : width, 2.4, fill, 1),
    ),
  button: (x: number, y: number, width = 20, fill = BRAND): string => box(x, y, width, 7, fill, 2),
  /** A framed card. */
  card: (x: number, y: number, width: number, height: number): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="#fff" stroke="${LINE}" stroke-width=".7"/>`,
  dot: (x: number, y: number, radius = 3, fill = BRAND): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`,
  star: (x: number, y: number): string =>
    `<path transform="translate(${x} ${y}) scale(.3)" d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" fill="#f0a500"/>`,
  /** Large text: a figure. */
  text: (x: number, y: number, size: number, words: string, fill = INK): string =>
    `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="${fill}">${words}</text>`,
  /** Repeats a drawing in each column. */
  columns: (count: number, from: number, step: number, one: (x: number, index: number) => string): string =>
    stack(count, (index) => one(from + index * step, index)),
}

/** A section's thumbnail in the block picker, as a data URL, so that a block needs no separate file. */
export const sketch = (...parts: string[]): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${box(0, 0, WIDTH, HEIGHT, '#fff', 0)}${parts.join('')}</svg>`,
  )}`
