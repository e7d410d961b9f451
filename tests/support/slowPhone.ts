import type { BrowserContextOptions, Page } from 'playwright'

/** The phone of the measurements: its screen, its touch, its network and its processor. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

const SLOWDOWN = 4
const LATENCY_MS = 150
const DOWN_BITS = 1_600_000
const UP_BITS = 750_000

/**
 * Slows a page's network and processor down to those of a cheap phone (DevTools protocol, Chromium only).
 * @returns gives the processor its own speed back
 */
export const slowDown = async (page: Page): Promise<() => Promise<void>> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BITS / 8,
    uploadThroughput: UP_BITS / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return async () => void (await client.send('Emulation.setCPUThrottlingRate', { rate: 1 }))
}
