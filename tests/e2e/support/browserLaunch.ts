import type { LaunchOptions } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH
const isRoot = process.getuid?.() === 0

/** Quiet start-up without calls to the network; the sandbox does not work for root. */
const quiet = [
  '--disable-gpu',
  // WebGL by software, for the map.
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** How Chromium is started; without pictures it keeps their place and fetches none. */
export const browserLaunch = (pictures: boolean): LaunchOptions => ({
  args: pictures ? quiet : [...quiet, '--blink-settings=imagesEnabled=false'],
  ...(executablePath ? { executablePath } : {}),
})

/** `test.use(withPictures)` at the top of a file whose tests look at pictures, or keep some for people to look at. */
export const withPictures = { launchOptions: browserLaunch(true) }
