import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Where a finger is put: fractions of an element's box. */
const on = async (target: Locator, { x, y }: Point): Promise<Point> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing there to touch.')
  return { x: Math.round(box.x + box.width * x), y: Math.round(box.y + box.height * y) }
}

const STEPS = 8

/** Moves fingers over an element from one place to another as a person does: down, in steps, up. */
export const touch = async (page: Page, target: Locator, fingers: { from: Point; to: Point }[]): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  const paths = await Promise.all(
    fingers.map(async ({ from, to }) => ({ from: await on(target, from), to: await on(target, to) })),
  )
  const at = (part: number) =>
    paths.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }))
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= STEPS; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}
