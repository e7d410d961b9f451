import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import coreWebVitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import boundaries from 'eslint-plugin-boundaries'

const code = ['**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}']
const generated = ['src/payload-types.ts', 'migrations/**', '**/importMap.js']

/** What the project is made of; the first pattern that matches a file decides. */
const elements = [
  ['domain', 'src/domain/**'],
  ['env', 'src/{env,envVariables}.ts'],
  ['types', 'src/payload-types.ts'],
  // What the read side may ask: the engine, and where a postcode lies.
  ['search-service', 'src/services/{search,geocoding}/**'],
  ['services', 'src/services/**'],
  // Statements and transactions, for whoever writes.
  ['sql', 'src/payload/sql/**'],
  // What becomes of a lead when it is taken, for the command that takes it and the collection's hooks.
  ['leads', 'src/payload/leads/**'],
  // What becomes of a reservation and its deposit, for the checkout, the worker and staff.
  ['payments', 'src/payload/payments/**'],
  // A finance application with its sealed answers and documents, for its shopper, the worker and staff.
  ['applications', 'src/payload/applications/**'],
  ['payload', 'src/payload/**'],
  [
    'enqueue',
    'src/jobs/{queue/enqueue*,queue/transactionSql,photos/enqueue*,{leads,shoppers,alerts,reservations,finance}/enqueue*,analytics/enqueue*,taskNames}.ts',
  ],
  ['jobs', 'src/jobs/**'],
  ['documents', 'src/documents/**'],
  ['data', 'src/data/**'],
  ['actions', 'src/actions/**'],
  ['components', 'src/components/**'],
  ['app', 'src/app/**'],
  ['app', 'src/proxy.ts'],
  ['app', 'src/instrumentation.ts'],
  ['seed', 'src/seed/**'],
  ['tenant-tools', 'tenants/*Cli.ts'],
  ['demo', 'tenants/demo/**'],
  ['tenants', 'tenants/**'],
  ['block-configs', 'blocks/*/config.ts'],
  ['block-configs', 'blocks/{pickerOrder,configs,storedSections}.ts'],
  ['blocks', 'blocks/**'],
  ['collections', 'collections/**'],
  ['collections', 'globals/**'],
  ['root', 'payload.config.ts'],
].map(([type, pattern]) => ({ type, pattern, mode: 'full' }))

const everything = [...new Set(elements.map(({ type }) => type))]
const except = (...left) => everything.filter((type) => !left.includes(type))

/** What runs for visitors and staff reads no demo material: only the seed does. */
const running = except('seed', 'demo')

/** Who may import whom. What is not listed is not allowed. */
const mayImport = {
  domain: [],
  env: [],
  types: [],
  tenants: ['domain'],
  demo: ['domain', 'tenants'],
  'search-service': ['services', 'domain', 'env'],
  services: ['search-service', 'domain', 'env'],
  // The REST door and the host lookup need to know the platform's host and whether a proxy is trusted.
  sql: ['domain', 'types'],
  leads: ['sql', 'domain', 'tenants', 'types'],
  payments: ['enqueue', 'payload', 'leads', 'sql', 'domain', 'types'],
  applications: ['payload', 'leads', 'sql', 'domain', 'types', 'env'],
  payload: ['applications', 'leads', 'sql', 'domain', 'tenants', 'types', 'env'],
  enqueue: ['domain', 'payload', 'leads', 'sql', 'tenants', 'types'],
  jobs: [
    'enqueue',
    'services',
    'search-service',
    'documents',
    'domain',
    'payload',
    'applications',
    'payments',
    'leads',
    'sql',
    'tenants',
    'env',
    'types',
    'root',
  ],
  documents: ['domain', 'tenants'],
  'block-configs': ['payload', 'domain', 'tenants', 'types'],
  collections: [
    'payload',
    'applications',
    'payments',
    'leads',
    'sql',
    'enqueue',
    'block-configs',
    'domain',
    'tenants',
    'types',
  ],
  data: ['domain', 'tenants', 'search-service', 'types', 'env', 'root'],
  actions: [
    'data',
    'services',
    'search-service',
    'enqueue',
    'documents',
    'applications',
    'payments',
    'leads',
    'sql',
    'domain',
    'tenants',
    'types',
  ],
  components: ['actions', 'domain', 'tenants', 'types'],
  blocks: ['block-configs', 'components', 'data', 'domain', 'tenants', 'types'],
  app: running,
  seed: except('app', 'components', 'blocks'),
  'tenant-tools': except('app', 'components', 'blocks', 'seed', 'demo'),
  root: running,
}

const policies = Object.entries(mayImport).map(([type, allowed]) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: [type, ...allowed] } } } },
}))

/** Rules of components and hooks: a third of the time that lint takes. */
const componentRules = [...coreWebVitals, ...typescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))

const FOLDER_FILES = 25
/** Folders small enough to be read at a glance. */
const folderSize = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program: (node) => {
      const folder = dirname(context.filename)
      const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length
      if (files > FOLDER_FILES) {
        const message = `${files} files in one folder; at most ${FOLDER_FILES}: give what belongs together a folder of its own.`
        context.report({ node, message })
      }
    },
  }),
}

const config = [
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'migrations/**',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
    ],
  },
  ...coreWebVitals,
  ...typescript,
  {
    // Components and hooks are in .tsx files and in these two folders alone.
    files: ['**/*.ts'],
    ignores: ['src/{app,components}/**'],
    rules: Object.fromEntries(componentRules.map((name) => [name, 'off'])),
  },
  {
    files: code,
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      // Single files are elements here too (env, the enqueueing half of jobs, block configs).
      'boundaries/legacy-warnings': false,
      'boundaries/ignore': tests,
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import/no-default-export': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // Comments that tell a story with these words were hard to read: say what a function returns, or where a thing is.
      'no-warning-comments': [
        'error',
        { terms: ['nobody', 'somebody', 'hears', 'alive', 'stands'], location: 'anywhere' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment through src/env.ts.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '{blocks,collections,globals,tenants}/**/*.{ts,tsx}'],
    plugins: { folders: { rules: { size: folderSize } } },
    rules: { 'folders/size': 'error' },
  },
  {
    files: ['src/domain/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!zod(?:/mini)?$|\\.{1,2}/|@/src/domain/)', message: 'src/domain is pure: zod only.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/app/**/*.ts', 'src/app/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^req(uest)?$/][callee.property.name=/^(json|text|formData|arrayBuffer|blob|bytes)$/]',
          message: 'It reads a body of any size: use jsonBody or formBody of src/payload/http/requestBody.ts.',
        },
        {
          selector: 'MemberExpression[object.name=/^req(uest)?$/][property.name="body"]',
          message: 'It has no limit: use jsonBody or formBody of src/payload/http/requestBody.ts.',
        },
      ],
    },
  },
  {
    // Streams a file of any length into the import, which bounds what it keeps and expands.
    files: ['src/app/api/feeds/*/import/route.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Frameworks ask these for a default export.
    files: [
      'src/app/**/{page,layout,template,loading,error,global-error,not-found,forbidden,unauthorized,default,route}.tsx',
      'src/app/**/{sitemap,robots,manifest,opengraph-image,icon}.{ts,tsx}',
      'src/components/admin/**',
      'src/proxy.ts',
      'src/services/cache/cacheHandler.ts',
      'payload.config.ts',
      '*.config.{ts,mjs}',
      'tests/setup/globalSetup.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['{src,blocks,collections,tenants,globals}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,testing}.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 200 }] },
  },
  { files: generated, rules: { 'max-lines': 'off' } },
  {
    // The gallery's viewers write addresses themselves (imageAddress); every other picture is ui/Photo: next/image is 5 KB of script.
    files: ['src/components/vehicle/{gallery,viewers}/**'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    // Next replaces process.env.NEXT_RUNTIME in the instrumentation when it builds.
    files: ['src/env.ts', 'src/instrumentation.ts', 'scripts/servers/processes.ts', 'playwright.config.ts', ...tests],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: [
      'scripts/**',
      'src/seed/**',
      'src/jobs/worker.ts',
      'src/jobs/{reindex,reconcile,migrateTo,emptyCaches}.ts',
      'tenants/*Cli.ts',
      'bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
]

export default config
