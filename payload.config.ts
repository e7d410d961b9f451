import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { collections } from './collections'
import { settingsFormType } from './collections/Tenants/settingsFormType'
import { globals } from './globals'
import { env, IDLE_CONNECTION_MS } from './src/env'
import { australianZones, stateTimeZone } from './src/domain/locations/hours/stateTimeZone'
import { PLATFORM_NAME } from './src/domain/platform/platformDefaults'
import { stockHealthEndpoints } from './src/jobs/health/stockHealthEndpoints'
import { isPlatformAdmin } from './src/payload/access/actor'
import { apiTabForPlatformAdmins } from './src/payload/internals/apiTab'
import { declaredAccessLast } from './src/payload/internals/declaredAccess'
import { previewAddress, previewed } from './src/data/preview/previewToken'
import { keepAnyDraft } from './src/payload/editing/keepAnyDraft'
import { publishLater } from './src/payload/editing/publishLater'
import { unsavedNewForms } from './src/payload/editing/unsavedNewForms'
import { siteEditor } from './src/payload/fields/content/siteEditor'
import { realChoicesOnly } from './src/payload/hooks/realChoices'
import { realNumbersOnly } from './src/payload/hooks/realNumbers'
import { hiddenStaysHidden } from './src/payload/internals/hiddenStaysHidden'
import { hardenInternals } from './src/payload/internals/hardenInternals'
import { savedViews } from './src/payload/savedViews'
import { lastEditorKept } from './src/payload/lastEditor'
import { platformAdminOnly } from './src/payload/access/platformAdminOnly'
import { assertDeclaredAccess, secureCollections } from './src/payload/secureCollections'
import { privateLog } from './src/payload/internals/privateLog'
import { confirmedCommits } from '@/src/payload/internals/confirmedCommits'
import { surviveBrokenConnections } from './src/payload/internals/surviveBrokenConnections'
import { unreadableValue } from './src/payload/http/unreadableValue'
import { wholeWebsites } from './collections/Tenants/hooks/openWebsite'
import { watchDealerships } from './src/payload/watchDealerships'
import { uploadFolders } from './src/payload/uploadFolders'
import { mailAdapter } from './src/services/mail/mailAdapter'
import { mediaStorage } from './src/services/media/mediaStorage'
import { currentRequest } from './src/services/visitors/currentRequest'

const root = path.dirname(fileURLToPath(import.meta.url))
const settings = env()
const secured = uploadFolders(secureCollections(collections), path.resolve(root, settings.DATA_DIR))
// A shopper of a group's site watches members' cars, which the plugin's own field filters would refuse.
const outsideSelector = ['tenants', 'users', 'watchlist-entries']
const tenantSlugs = secured.map((c) => c.slug).filter((slug) => !outsideSelector.includes(slug))

const workingFor = { path: '/src/components/admin/dealership/WorkingFor#WorkingFor' }

/** Composition root: lists things, decides nothing. */
const config = buildConfig({
  secret: settings.PAYLOAD_SECRET,
  collections: secured,
  globals,
  endpoints: stockHealthEndpoints,
  editor: siteEditor,
  db: confirmedCommits(
    postgresAdapter({
      idType: 'uuid',
      push: false,
      migrationDir: path.join(root, 'migrations'),
      pool: {
        connectionString: settings.DATABASE_URL,
        max: 16,
        connectionTimeoutMillis: 10_000,
        idleTimeoutMillis: IDLE_CONNECTION_MS,
        statement_timeout: 60_000,
        idle_in_transaction_session_timeout: 30_000,
      },
    }),
  ),
  onInit: surviveBrokenConnections,
  hooks: { afterError: [unreadableValue] },
  logger: privateLog(settings.LOG_FORMAT, currentRequest),
  // A client's mistake is one line in the log; a stack trace is for our own.
  loggingLevels: { APIError: 'info', AuthenticationError: 'info', QueryError: 'info' },
  email: mailAdapter(settings),
  sharp,
  csrf: [`${settings.PUBLIC_SCHEME}://${settings.PLATFORM_HOST}`],
  defaultDepth: 0,
  maxDepth: 3,
  graphQL: { disable: true },
  telemetry: false,
  typescript: {
    autoGenerate: false,
    outputFile: path.join(root, 'src/payload-types.ts'),
    schema: [settingsFormType],
  },
  upload: { limits: { fileSize: 25_000_000 }, safeFileNames: true, preserveExtension: 4, abortOnLimit: true },
  queryPresets: savedViews,
  // The worker alone runs what is due (src/jobs/content/contentTasks.ts).
  jobs: { access: { run: () => false, queue: () => false, cancel: platformAdminOnly } },
  admin: {
    user: 'users',
    avatar: 'default',
    components: {
      graphics: {
        Icon: '/src/components/admin/brand/AdminIcon#AdminIcon',
        Logo: '/src/components/admin/brand/AdminLogo#AdminLogo',
      },
      actions: [{ ...workingFor, clientProps: { place: 'head' } }],
      header: [
        '/src/components/admin/platform/PlatformNotice#PlatformNotice',
        { ...workingFor, clientProps: { place: 'bar' } },
      ],
      afterLogin: ['/src/components/admin/platform/SupportContact#SupportContact'],
      beforeDashboard: [
        '/src/components/admin/marketers/MarketersDesk#MarketersDesk',
        '/src/app/(payload)/views/Dashboard#Dashboard',
      ],
      afterNavLinks: [
        '/src/components/admin/health/HealthNavLink#HealthNavLink',
        '/src/components/admin/platform/SupportContact#SupportContact',
      ],
      views: {
        stockHealth: {
          Component: '/src/components/admin/health/StockHealthView#StockHealthView',
          path: '/stock-health',
          meta: { title: 'Feed health' },
        },
        chooseDealership: {
          Component: '/src/components/admin/dealership/ChooseDealershipView#ChooseDealershipView',
          path: '/choose-dealership',
          meta: { title: 'For which dealership?' },
        },
        holidays: {
          Component: '/src/components/admin/holidays/HolidaysView#HolidaysView',
          path: '/holidays',
          meta: { title: 'Holidays' },
        },
        newPage: {
          Component: '/src/components/admin/newPage/NewPageView#NewPageView',
          path: '/new-page',
          meta: { title: 'New page' },
        },
        leadDesk: {
          Component: '/src/app/(payload)/views/LeadDeskView#LeadDeskView',
          path: '/lead-desk',
          exact: true,
          meta: { title: 'Lead desk' },
        },
        leadPage: {
          Component: '/src/app/(payload)/views/LeadPageView#LeadPageView',
          path: '/lead-desk/:id',
          meta: { title: 'Lead' },
        },
        leadReport: {
          Component: '/src/app/(payload)/views/LeadReportView#LeadReportView',
          path: '/lead-report',
          meta: { title: 'Lead report' },
        },
        analytics: {
          Component: '/src/components/admin/analytics/AnalyticsView#AnalyticsView',
          path: '/analytics',
          meta: { title: 'What shoppers do' },
        },
        why: {
          Component: '/src/components/admin/why/WhyView#WhyView',
          path: '/why',
          meta: { title: 'Why is this off?' },
        },
      },
    },
    livePreview: {
      collections: [...previewed],
      url: previewAddress,
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
    importMap: { baseDir: root },
    meta: { titleSuffix: ` · ${PLATFORM_NAME}` },
    dateFormat: 'dd/MM/yyyy, h:mm a',
    timezones: { supportedTimezones: australianZones, defaultTimezone: stateTimeZone(null) },
  },
  plugins: [
    multiTenantPlugin({
      collections: Object.fromEntries(
        tenantSlugs.map((slug) => [
          slug,
          { customTenantField: true, useTenantAccess: false, isGlobal: slug === 'navigation' },
        ]),
      ),
      cleanupAfterTenantDelete: false,
      tenantsArrayField: { includeDefaultField: false },
      useTenantsCollectionAccess: false,
      userHasAccessToAllTenants: isPlatformAdmin,
      i18n: { translations: { en: { 'nav-tenantSelector-label': 'Dealership' } } },
    }),
    watchDealerships,
    wholeWebsites,
    ...mediaStorage(settings),
    realNumbersOnly,
    realChoicesOnly,
    apiTabForPlatformAdmins,
    unsavedNewForms,
    publishLater,
    lastEditorKept,
    hiddenStaysHidden,
    declaredAccessLast,
  ],
})

export default config.then((sanitized) => {
  assertDeclaredAccess(sanitized)
  return hardenInternals(keepAnyDraft(sanitized), { https: settings.PUBLIC_SCHEME === 'https' })
})
