// Draws the floor plan of every grade of the catalogue's caravans and motorhomes, to scale: npx tsx scripts/studio/plans.mjs
// Their furniture is decided by src/seed/catalogue/floorPlan.ts, which their equipment follows too.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { catalogue } from '../../src/seed/catalogue/catalogue.ts'
import { floorPlanOf, planName } from '../../src/seed/catalogue/floorPlan.ts'
import { bed, box, bunks, cupboard, dinette, door, kitchen, label, lounge, shower, toilet } from './planParts.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const [WIDTH, HEIGHT] = [1280, 800]
const WALL = 45
const DOOR = 620
const BENCH = 620
const QUEEN = [1530, 1900]

/** The bed's end of the room: what it takes of the length, and its drawing. The head is at the nose. */
const bedroom = (plan, deep) => {
  const [w, l] = QUEEN
  if (plan.bed === 'across')
    return [
      w + 60,
      `${bed(40, 40, w, Math.min(l, deep - 80), 'Double|bed', false)}${deep - l > 300 ? cupboard(40, l + 60, w, deep - l - 100) : ''}`,
    ]
  const side = (deep - w) / 2
  return [
    l + 420,
    `${box(30, 30, 210, deep - 60, '#cdb08a')}${bed(240, side, l - 130, w, 'Queen|island bed', true)}${cupboard(250, 30, 420, side - 60)}${cupboard(250, deep - side + 30, 420, side - 60)}`,
  ]
}

const WAY = 620

/** Shower and toilet on both sides of a way. */
const splitBath = (x, room, deep) => {
  const half = (deep - WAY) / 2
  return `${toilet(x, 30, room - 30, half + 60)}${shower(x, deep - half - 30, room - 30, half)}`
}

/** The other end: bathroom, bunks or both; of a motorhome the cab is there. */
const backRoom = (plan, length, deep) => {
  if (plan.cab) return { above: 40, below: 40, drawing: '' }
  if (plan.bunks > 0) {
    const [l, w] = [Math.min(1850, length * 0.36), 760]
    const bath = plan.bath === 'separate' ? 1500 : 1000
    const x = length - bath
    const wet = plan.bath === 'separate'
    const bathroom = wet
      ? `${shower(x, deep - 1060, 700, 1030)}${toilet(x + 720, deep - 1060, bath - 750, 1030)}`
      : shower(x, deep - 1060, bath - 30, 1030, 'Shower|and toilet')
    return { above: l + 60, below: bath + 40, drawing: `${bunks(length - l - 30, 30, l, w, plan.bunks)}${bathroom}` }
  }
  if (plan.bath === 'none')
    return { above: 480, below: 480, drawing: cupboard(length - 450, 30, 420, deep - 60, 'Wardrobe') }
  const room = plan.bath === 'separate' ? 1120 : 1000
  const x = length - room
  const half = (deep - WAY) / 2
  const wall = box(x - 40, 30, 40, deep - 60, '#f4f2ee', { r: 0 })
  const drawing =
    plan.bath === 'separate'
      ? `${wall}${box(x - 42, half, 44, WAY, '#e2cfae', { r: 0, stroke: 'none' })}${splitBath(x, room, deep)}${cupboard(length - 330, half + 110, 300, WAY - 160)}`
      : `${toilet(x, deep - 1100, room - 30, 1070, 'Shower|and toilet')}${cupboard(x, 30, room - 30, deep - 1180, 'Wardrobe')}`
  return { above: room + 60, below: plan.bath === 'separate' ? room + 60 : room + 30, drawing }
}

/** More sleep there than the beds hold. */
const foldsToBed = ({ sleeps, bunks }) => sleeps > 2 + bunks

const foldingDinette = (long) => (long > 1900 ? 'Dinette,|folds to bed' : 'Dinette,|folds|to bed')

/** All of the room inside the walls, from the bed to the other end. */
const inside = (plan, length, deep) => {
  const [bedLong, bedDrawing] = bedroom(plan, deep)
  const bedEnd = bedLong + (plan.cab ? 1080 : 0)
  const back = backRoom(plan, length, deep)
  const doorAt = bedEnd + 40
  const kitchenAt = doorAt + DOOR + 60
  const kitchenLong = Math.min(length - back.below - kitchenAt, 2100)
  const seatsLong = Math.min(length - back.above - bedEnd - 60, 2300)
  const seats =
    seatsLong > 1900 && plan.bunks === 0 && plan.sleeps === 2
      ? lounge(bedEnd + 40, 30, seatsLong, 1000, 'Club lounge')
      : dinette(
          bedEnd + 40,
          30,
          seatsLong,
          960,
          seatsLong > 1300 ? (foldsToBed(plan) ? foldingDinette(seatsLong) : 'Dinette') : '',
        )
  const rest = length - back.below - kitchenAt - kitchenLong
  return {
    doorAt,
    drawing: `${bedDrawing}${plan.cab ? splitBath(bedLong, 1080, deep) : ''}${seats}${kitchen(kitchenAt, deep - BENCH - 30, kitchenLong, BENCH)}${rest > 260 ? cupboard(kitchenAt + kitchenLong + 30, deep - BENCH - 30, rest - 60, BENCH, 'Pantry') : ''}${back.drawing}`,
  }
}

const cabOf = (deep, long) =>
  `<path d="M0 120 C${-long * 0.55} 140 ${-long} ${deep * 0.2} ${-long} ${deep / 2} C${-long} ${deep * 0.8} ${-long * 0.55} ${deep - 140} 0 ${deep - 120} Z" fill="#fbfbfa" stroke="#59626a" stroke-width="36"/>
<path d="M${-long * 0.5} ${deep * 0.2} C${-long * 0.66} ${deep * 0.36} ${-long * 0.66} ${deep * 0.64} ${-long * 0.5} ${deep * 0.8}" fill="none" stroke="#9fb2bb" stroke-width="60"/>
${[0.16, 0.56].map((at) => box(-long * 0.34, deep * at, 560, deep * 0.28, '#5d686e', { r: 110 })).join('')}`

const drawbar = (deep) =>
  `<path d="M0 ${deep * 0.28} L-1180 ${deep / 2} L0 ${deep * 0.72}" fill="none" stroke="#59626a" stroke-width="80" stroke-linejoin="round"/>${box(-640, deep * 0.4, 420, deep * 0.2, '#cfd5d8', { r: 80 })}<circle cx="-1210" cy="${deep / 2}" r="95" fill="#59626a"/>`

const metres = (mm) => `${(mm / 1000).toFixed(2)} m`

const measure = (length, deep) =>
  `<g stroke="#59626a" stroke-width="14" fill="none"><path d="M0 -330 H${length} M0 -410 V-250 M${length} -410 V-250"/><path d="M${length + 330} 0 V${deep} M${length + 250} 0 H${length + 410} M${length + 250} ${deep} H${length + 410}"/></g>
${box(length / 2 - 420, -430, 840, 200, '#eef0ee', { r: 0, stroke: 'none' })}${label(length / 2, -330, metres(length), { size: 150 })}${box(length + 230, deep / 2 - 400, 200, 800, '#eef0ee', { r: 0, stroke: 'none' })}${label(length + 330, deep / 2, metres(deep), { size: 150, turn: 90 })}`

const drawing = (plan) => {
  const { lengthMm: length, widthMm: deep } = plan
  const before = plan.cab ? 1900 : 1300
  const scale = Math.min((WIDTH - 150) / (before + length + 480), 0.19)
  const left = (WIDTH - (before + length + 480) * scale) / 2 + before * scale
  const top = (HEIGHT - deep * scale) / 2 - 20
  const room = inside(plan, length - 2 * WALL, deep - 2 * WALL)
  // The bed of a motorhome is at its tail: the room is drawn from there, and its words are turned back.
  const planks = Array.from(
    { length: 9 },
    (_, i) => `<path d="M0 ${(deep / 9) * i} H${length}" stroke="#00000012" stroke-width="8"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="plan">
<defs><filter id="shade" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="90" stdDeviation="110" flood-opacity="0.22"/></filter></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#eef0ee"/>
<g transform="translate(${left} ${top}) scale(${scale})">
${plan.cab ? cabOf(deep, before - 60) : drawbar(deep)}
<g filter="url(#shade)">${box(0, 0, length, deep, '#fbfbfa', { r: 190, stroke: '#59626a', more: 'style="stroke-width:36"' })}</g>
<clipPath id="room"><rect x="${WALL}" y="${WALL}" width="${length - 2 * WALL}" height="${deep - 2 * WALL}" rx="150"/></clipPath>
<g clip-path="url(#room)"><rect width="${length}" height="${deep}" fill="#e2cfae"/>${planks.join('')}<g class="room" transform="${plan.cab ? `translate(${length - WALL} ${WALL}) scale(-1 1)` : `translate(${WALL} ${WALL})`}">${room.drawing}</g></g>
${door(plan.cab ? length - WALL - room.doorAt - DOOR : WALL + room.doorAt, DOOR, deep)}
${measure(length, deep)}
</g>
<g transform="translate(56 ${HEIGHT - 62})"><path d="M0 0 H${1000 * scale} M0 -7 V7 M${1000 * scale} -7 V7" stroke="#59626a" stroke-width="3"/><text x="${1000 * scale + 16}" y="7" font-size="21" font-weight="600" fill="#59626a">1 m</text></g>
<text x="${WIDTH - 56}" y="${HEIGHT - 55}" text-anchor="end" font-size="21" font-weight="600" fill="#59626a">${plan.sleeps ? `Floor plan, sleeps ${plan.sleeps}` : 'Floor plan'}</text>
</svg>`
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
const font = readFileSync(join(root, 'public/fonts/inter.woff2')).toString('base64')
const folder = join(root, 'public/studio/plans')
mkdirSync(folder, { recursive: true })
for (const model of catalogue)
  for (const { badge } of model.badges) {
    const plan = floorPlanOf(model)
    if (!plan) continue
    await page.setContent(
      `<style>${plan.cab ? '.room .words{transform:scale(-1,1)}' : ''}@font-face{font-family:plan;font-weight:100 900;src:url(data:font/woff2;base64,${font})}*{margin:0}</style>${drawing(plan)}`,
    )
    await page.evaluate(() => document.fonts.load('600 20px plan').then(() => document.fonts.ready))
    writeFileSync(
      join(folder, `${planName(model, badge)}.webp`),
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toBuffer(),
    )
  }
await browser.close()
