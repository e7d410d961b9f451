import { defineConfig, devices } from '@playwright/test'
import { browserProjects } from './scripts/testing/browserProjects.ts'
import { browserLaunch } from './tests/e2e/support/browserLaunch.ts'

/** A worker's own demo, where `npm test` has started several: its addresses replace those of the environment. */
const stands: Record<string, string>[] = JSON.parse(process.env.E2E_STANDS ?? '[]')
Object.assign(process.env, stands[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % stands.length])

const port = process.env.E2E_PORT ?? '3000'
/** `npm test` starts the servers; beside a running `npm start`, `npx playwright test` uses that one. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  projects: [
    // Without pictures, unless a file asks for them: to make, fetch and draw them takes two fifths of these tests' time.
    { name: 'reading', ...browserProjects.reading, use: { launchOptions: browserLaunch(false) } },
    // One at a time on each demo.
    {
      name: 'changing',
      ...browserProjects.changing,
      workers: Math.max(stands.length, 1),
      use: { launchOptions: browserLaunch(false) },
    },
    { name: 'measuring', ...browserProjects.measuring, workers: 1 },
  ],
  // Both processors are busy with other tests on a build server. What passes only the second time is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // No trace: recording costs every test processor time. `npx playwright test --trace on` records the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch(true),
  },
})
