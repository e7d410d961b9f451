import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule */

// What of a browser's device no page of ours asks for. Videos of others keep full screen and sound.
const permissions = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** @type {HeaderRule[]} */
const securityHeaders = [
  {
    source: '/:path*',
    headers: [
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { key: 'Permissions-Policy', value: permissions },
    ],
  },
  // Pages get their policy from src/proxy.ts. Nothing the API answers with runs a script, whatever somebody uploads.
  { source: '/admin/:path*', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
  {
    source: '/api/:path*',
    headers: [
      { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      {
        key: 'Content-Security-Policy',
        value: "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      },
    ],
  },
]

// Files of public/ that only ever change with a release. Without it a preloaded font is asked for twice.
const fileCaching = ['/fonts/:path*', '/logos/:path*', '/map/:path*', '/studio/:path*'].map((source) => ({
  source,
  headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' }],
}))

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  allowedDevOrigins: ['localhost', '*.localhost', '127.0.0.1'],
  // Types are checked by `npm run verify`; checking them twice would double the wait for a first start.
  typescript: { ignoreBuildErrors: true },
  // The production server is .next/standalone/server.js (scripts/lib/buildSite.ts).
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  // Payload's own `dist/database/migrations` is needed.
  outputFileTracingExcludes: { '/*': ['migrations/[0-9]*', 'src/**/*.test.ts'] },
  // Pages are stored for an hour (src/data/reads/cachedRead.ts). An expiry as long leaves `stale-while-revalidate` out of
  // Cache-Control: a browser would show an old price, for a year by Next's default.
  expireTime: 3600,
  cacheHandler: fileURLToPath(new URL('./src/services/cache/cacheHandler.ts', import.meta.url)),
  // The handler has a memory of its own, with its own limit.
  cacheMaxMemorySize: 0,
  // Every client gets title and description in <head>: streamed metadata arrives after a screen reader has read the address out.
  htmlLimitedBots: /.*/,
  // Payload and what it stands on: a copy of them in each route's script would take 5 MB of memory for each of 13 routes.
  serverExternalPackages: [
    'pg',
    'graphile-worker',
    'sharp',
    'prom-client',
    '@redis/client',
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'drizzle-orm',
    'undici',
    'lexical',
    'nodemailer',
  ],
  experimental: {
    // Routes are loaded when first asked for: those of the admin, in most web processes never used, take 70 MB.
    preloadEntriesOnStart: false,
    // Forms of the admin are the largest; a site's are held to 64 kB by src/proxy.ts.
    serverActions: { bodySizeLimit: 1_000_000 },
    // What Next keeps of a body while the proxy runs: a little more, so that the limit above answers, not half a form.
    proxyClientMaxBodySize: 1_100_000,
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [360, 640, 768, 1080, 1280, 1920],
    imageSizes: [96, 160, 240, 320, 480],
    qualities: [60, 75],
    minimumCacheTTL: 31 * 24 * 3600,
    // A query string would make every picture as many variants as somebody can think of.
    localPatterns: ['/api/media/file/*', '/studio/**', '/logos/**'].map((pathname) => ({ pathname, search: '' })),
    maximumDiskCacheSize: 2_000_000_000,
    maximumResponseBody: 25_000_000,
  },
  headers: async () => [...securityHeaders, ...fileCaching],
}

/**
 * Payload asks every page for the client hint of its dark mode with Critical-CH, which makes Chromium request each
 * first page twice (payload#17906). Only the admin needs it.
 * @param {HeaderRule} rule
 */
const clientHintsForAdminOnly = (rule) =>
  rule.headers.some((header) => header.key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule

const payloadConfig = withPayload(nextConfig)

const config = {
  ...payloadConfig,
  headers: async () => (await payloadConfig.headers()).map(clientHintsForAdminOnly),
}

export default config
