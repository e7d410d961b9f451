import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * Tests that ask the whole platform and break no server. Loading its packages costs 3 s of processor time, so these files
 * follow one another in one process for each worker; tests/setup/freshPlatform.ts keeps them apart.
 */
const onePlatform = [
  'tests/int/{access,carRoundTrip,confirmationMail,contentReads,conversions,dashboard,dealershipForm,door,editing}*.test.ts',
  'tests/int/{analytics,captcha,feedLocks,feedOwnership,feeds.endpoint,financeQuote,globals,health,holidays}*.test.ts',
  'tests/int/{isolation,lastEditor,lead,myData,newWebsite,noPersonalData,openapi,outbound,priceHistory}*.test.ts',
  'tests/int/{payments,promoCards,publicFacts,realNumbers,reservation,searchToken,seed,seo,setup,signIn}*.test.ts',
  'tests/int/{tenantSettings,testDrives,tradeIn,vehicleEndpoints}*.test.ts',
]
/** Pure rules: nothing of one file is left for the next, so they need no process of their own. */
const pureRules = ['src/domain/**/*.test.ts', 'tenants/**/*.test.ts']

/** Files that ask what Payload refuses. */
const REFUSED_QUERIES = /isolation\.questions\.test\.ts$/

const onServers = { globalSetup: ['tests/setup/globalSetup.ts'], testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  resolve: { alias: { '@payload-config': `${root}payload.config.ts`, '@': root.replace(/\/$/, '') } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Vitest's own second is too short where both processors are busy.
    expect: { poll: { timeout: 10_000 } },
    // Payload rejects a refused query path twice: once to its caller, who gets the 400 that isolation.questions.test.ts
    // asks for, and once without a handler. In any other file, and every other unhandled error, still fails the run.
    onUnhandledError: (error) =>
      error.name !== 'QueryError' || !REFUSED_QUERIES.test(String(Reflect.get(error, 'VITEST_TEST_PATH'))),
    setupFiles: ['tests/setup/properties.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'collections/**/*.test.ts',
            'blocks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: pureRules,
          // A thousand examples of a property take seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'unit-rules', include: pureRules, isolate: false, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: onePlatform,
          ...onServers,
        },
      },
      {
        extends: true,
        test: {
          name: 'int-platform',
          include: onePlatform,
          isolate: false,
          setupFiles: ['tests/setup/freshPlatform.ts'],
          ...onServers,
        },
      },
      {
        extends: true,
        test: { name: 'image', include: ['tests/image/**/*.test.ts'], globalSetup: ['tests/setup/globalSetup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
