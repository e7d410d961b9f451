import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ConsentBanner } from '@/src/components/analytics/ConsentBanner'
import { consentScript } from '@/src/components/analytics/consentScript'
import { SiteAnalytics } from '@/src/components/analytics/SiteAnalytics'
import { TrackedNumbers } from '@/src/components/analytics/TrackedNumbers'
import { captchaAttributes } from '@/src/components/forms/captcha/captchaAttributes'
import { Footer } from '@/src/components/site/footer/Footer'
import { Header } from '@/src/components/site/header/Header'
import { earlyPresses } from '@/src/components/site/earlyPresses'
import { HydrationSignal } from '@/src/components/site/HydrationSignal'
import { ReloadLostBack } from '@/src/components/site/ReloadLostBack'
import { SkipLink } from '@/src/components/site/SkipLink'
import { withoutMaskedPhones } from '@/src/components/site/withoutMaskedPhones'
import { headingFonts, themeVariables } from '@/src/components/site/theme/themeVariables'
import { Toaster } from '@/src/components/ui/dialog/Toaster'
import { getBrands } from '@/src/data/content/getBrands'
import { getModels } from '@/src/data/content/getModels'
import { getOverlayCss } from '@/src/data/site/getOverlayCss'
import { getSite } from '@/src/data/site/getSite'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { hideTracked } from '@/src/domain/locations/trackedNumber'

interface LayoutProps {
  params: Promise<{ domain: string }>
  children: ReactNode
}

export const generateMetadata = async ({ params }: Pick<LayoutProps, 'params'>): Promise<Metadata> => {
  const site = await getSite((await params).domain)
  if (!site) return {}
  return {
    metadataBase: new URL(site.origin),
    title: { default: site.name, template: `%s | ${site.name}` },
    ...(site.tagline ? { description: site.tagline } : {}),
    openGraph: { type: 'website', locale: 'en_AU' },
    // A picture: the letters of a vector icon look for a font, for 30 to 45 ms on the page's own thread.
    icons: { icon: '/favicon.ico', apple: '/apple-touch-icon.png' },
    manifest: '/manifest.webmanifest',
    ...(site.settings.seo.indexed ? {} : { robots: { index: false, follow: false } }),
    formatDetection: { telephone: false },
  }
}

export const generateViewport = async ({ params }: Pick<LayoutProps, 'params'>): Promise<Viewport> => {
  const site = await getSite((await params).domain)
  return { width: 'device-width', initialScale: 1, ...(site ? { themeColor: site.theme.ink } : {}) }
}

/** Frame of every page of a dealership's site, in its own colours, font and shapes. */
const SiteLayout = async ({ params, children }: LayoutProps) => {
  const site = await getSite((await params).domain)
  if (!site) notFound()
  const framed = withoutMaskedPhones(site)
  const { consent, gtmId, ga4Id } = site.settings.analytics
  const [counts, models, brands, overlays] = await Promise.all([
    getStockCounts(site),
    getModels(site.id),
    getBrands(site.id),
    getOverlayCss(site.id, new Date()),
  ])
  const { tracked } = site.settings.phones
  const frame = (
    <>
      <Header site={framed} content={{ counts, models, brands }} />
      <main id="content" tabIndex={-1} className="relative outline-none">
        {children}
      </main>
      <Footer site={framed} />
    </>
  )
  return (
    <html
      lang="en-AU"
      suppressHydrationWarning
      data-card={site.theme.cardStyle}
      data-card-layout={site.theme.cardLayout}
      data-search-layout={site.theme.searchLayout}
      data-states={new Set(site.locations.map(({ address }) => address.state)).size > 1 ? 'many' : undefined}
      data-headings={site.theme.headings}
      data-section-start={site.theme.sectionStart}
      data-motif={site.theme.motif}
      data-page-head={site.theme.pageHead}
      {...captchaAttributes(site)}
      style={themeVariables(site.theme)}
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: earlyPresses }} />
        {(consent !== 'none' || gtmId || ga4Id) && (
          <script dangerouslySetInnerHTML={{ __html: consentScript(consent) }} />
        )}
        <meta property="og:site_name" content={site.name} />
        {[site.theme.font, headingFonts[site.theme.headings]].map(
          (font) =>
            font && (
              <link
                key={font}
                rel="preload"
                href={`/fonts/${font}.woff2`}
                as="font"
                type="font/woff2"
                crossOrigin="anonymous"
              />
            ),
        )}
        {overlays && <style dangerouslySetInnerHTML={{ __html: overlays }} />}
      </head>
      <body className="font-sans">
        <SkipLink />
        {consent !== 'none' && <ConsentBanner rule={consent} />}
        {tracked.length > 0 ? <TrackedNumbers numbers={tracked.map(hideTracked)}>{frame}</TrackedNumbers> : frame}
        <Toaster />
        <SiteAnalytics consent={consent} gtmId={gtmId} ga4Id={ga4Id} />
        <HydrationSignal />
        <ReloadLostBack />
      </body>
    </html>
  )
}

export default SiteLayout
