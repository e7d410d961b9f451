// Vehicles of the studio without their grey room, for drawings (places.mjs).
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTH = 1000
const HEIGHT = 625
/** Steps of light between two pixels of the room are smaller than this; the edge of a vehicle is a larger one. */
const EDGE = 7
/** On the floor, below this share of the picture, shadows have steps, too. */
const FLOOR = { from: 0.66, edge: 20 }
/** The room is grey. */
const GREY = 22
/** Pixels by which an edge is thickened, so that no gap in it lets the room in. */
const SEAL = 2

const MOTORCYCLES = new Set(['cruiser', 'adventure', 'tourer', 'sportbike'])
const BETWEEN = 0.58

const spread = (mask, reach, value) => {
  const out = Uint8Array.from(mask)
  for (let y = reach; y < HEIGHT - reach; y += 1)
    for (let x = reach; x < WIDTH - reach; x += 1) {
      if (mask[y * WIDTH + x] !== value) continue
      for (let dy = -reach; dy <= reach; dy += 1)
        for (let dx = -reach; dx <= reach; dx += 1) out[(y + dy) * WIDTH + x + dx] = value
    }
  return out
}

/** Everything that is reached from the frame of the picture without crossing an edge. */
const room = (barrier) => {
  const seen = new Uint8Array(WIDTH * HEIGHT)
  const queue = []
  const visit = (at) => {
    if (seen[at] || barrier[at]) return
    seen[at] = 1
    queue.push(at)
  }
  for (let x = 0; x < WIDTH; x += 1) [x, (HEIGHT - 1) * WIDTH + x].forEach(visit)
  for (let y = 0; y < HEIGHT; y += 1) [y * WIDTH, y * WIDTH + WIDTH - 1].forEach(visit)
  while (queue.length > 0) {
    const at = queue.pop()
    const x = at % WIDTH
    if (x > 0) visit(at - 1)
    if (x < WIDTH - 1) visit(at + 1)
    if (at >= WIDTH) visit(at - WIDTH)
    if (at < WIDTH * (HEIGHT - 1)) visit(at + WIDTH)
  }
  return seen
}

/** A picture of the studio as a PNG: the vehicle, and its shadow as a black veil. */
export const cutOut = async (root, token) => {
  const [body, colour, view = 'hero'] = token.split('/')
  const file = join(root, `public/studio/${body}/${colour}/${view}.webp`)
  const { data } = await sharp(file).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const soft = await sharp(file).resize(WIDTH, HEIGHT).removeAlpha().blur(1).greyscale().raw().toBuffer()
  const light = (at) => soft[at]
  const barrier = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 1; y < HEIGHT - 1; y += 1)
    for (let x = 1; x < WIDTH - 1; x += 1) {
      const at = y * WIDTH + x
      const [r, g, b] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]]
      const step = Math.max(Math.abs(light(at - 1) - light(at + 1)), Math.abs(light(at - WIDTH) - light(at + WIDTH)))
      if (step > (y > HEIGHT * FLOOR.from ? FLOOR.edge : EDGE) || Math.max(r, g, b) - Math.min(r, g, b) > GREY)
        barrier[at] = 1
    }
  // One pixel more than was sealed: the last of the room's light on the edge.
  const outside = spread(room(spread(barrier, SEAL, 1)), SEAL + 1, 1)
  const out = Buffer.alloc(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y += 1) {
    const [left, right] = [light(y * WIDTH + 4), light(y * WIDTH + WIDTH - 5)]
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x
      const lit = left + ((right - left) * x) / WIDTH
      const [r, g, b] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]]
      // The floor that is seen between the wheels of a motorcycle.
      const between =
        MOTORCYCLES.has(body) &&
        y > HEIGHT * BETWEEN &&
        light(at) > lit * 0.85 &&
        Math.max(r, g, b) - Math.min(r, g, b) < 10
      if (outside[at] || between) {
        const veil = Math.max(0, 1 - light(at) / lit - 0.06)
        out[at * 4 + 3] = Math.round(255 * Math.min(1, veil * 1.15))
      } else {
        data.copy(out, at * 4, at * 3, at * 3 + 3)
        out[at * 4 + 3] = 255
      }
    }
  }
  const png = sharp(out, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } }).png()
  return `data:image/png;base64,${(await png.toBuffer()).toString('base64')}`
}
