import { defineConfig, devices } from '@playwright/test'

const port = process.env.E2E_PORT ?? '3000'
const executablePath = process.env.CHROMIUM_PATH
const isRoot = process.getuid?.() === 0

/** Quiet start-up without calls to the network; the sandbox does not work for root. */
const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Tests that change nothing another test sees: two at a time. All others have the demo to themselves, one at a time. */
const reading =
  /(accessibility|budgetSearch|cards|directories|finance|financeRates|firstTap|gallery|links|menus|promoCards|search|search(Back|Early|Filters|OnPhone|Rescue|States|Words)|siteWalk|vehicle)\.spec\.ts$/

/** `npm test` starts the servers; beside a running `npm start`, `npx playwright test` uses that one. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  projects: [
    { name: 'reading', testMatch: reading },
    { name: 'changing', testIgnore: reading, workers: 1 },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // No trace: recording costs every test processor time. `npx playwright test --trace on` records the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: { args: launchArguments, ...(executablePath ? { executablePath } : {}) },
  },
})
