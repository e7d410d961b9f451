import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { MakeLogo } from '@/src/components/site/MakeLogo'
import { Button } from '@/src/components/ui/Button'
import { Photo } from '@/src/components/ui/Photo'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { asButton, driveVisit } from '@/src/domain/testDrives/driveVisit'
import type { Site } from '@/tenants/Site'
import type { Partner } from '../PartnerYard'
import { heroButtons, PageHero } from '../../page/PageHero'

interface BrandHeroProps {
  site: Pick<Site, 'origin' | 'theme'>
  /** Canonical path of the page. */
  path: string
  title: string
  slug: string
  /** What it makes: 'car', 'caravan'. */
  kind: string
  logo: string | null
  builtInLogo: string | null
  description: string | null
  banner: { url: string; alt: string } | null
  stockHref: string | null
  /** Who sells it where none is in stock: it is seen there. */
  partner?: Pick<Partner, 'href' | 'name'> | null
  /** The dealership's own website, where the brand is one of a group. */
  website?: string | null
  /** A page below the brand's own; left out: this is the brand's own. */
  page?: string
  /** The site's only brand, so that there is no list of brands above it. */
  alone?: boolean
  /** Its range is compared on a page below it. */
  overview?: boolean
}

/** The top of a brand's page: logo or name, its story, its picture (CON-19, ENT-10). */
export const BrandHero = ({
  site,
  path,
  title,
  slug,
  kind,
  logo,
  builtInLogo,
  description,
  banner,
  stockHref,
  partner = null,
  website = null,
  page,
  alone = false,
  overview = false,
}: BrandHeroProps) => {
  const { first, second } = heroButtons(site)
  const visit = driveVisit(kind, { enquire: page ? '#enquire' : `/${slug}/overview#enquire` })
  return (
    <PageHero
      site={site}
      path={path}
      title={page ?? title}
      parents={[
        ...(alone ? [] : [{ label: 'Brands', href: '/brands' }]),
        ...(page ? [{ label: title, href: `/brands/${slug}` }] : []),
      ]}
      image={banner}
      pictureFirst
    >
      <div className="flex w-fit gap-x-4 gap-y-6 max-lg:items-center lg:flex-col lg:[.text-center_&]:items-center">
        {logo ? (
          <span className="inline-block shrink-0 self-start rounded-md bg-white p-3">
            <Photo url={logo} alt="" size={{ width: 56, height: 56 }} className="size-12 object-contain" />
          </span>
        ) : (
          // Without a logo the title is its name.
          <MakeLogo slug={builtInLogo ?? slug} className="size-14 shrink-0" />
        )}
        <h1 className="text-title">{page ? `${title} ${page.toLowerCase()}` : title}</h1>
      </div>
      {description && (
        <p className="mt-5 max-w-xl text-lead text-on-ink-muted">
          <Unbroken text={description} />
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
        {stockHref && (
          <Button href={stockHref} size="lg" variant={first}>
            {website ? 'See Their Stock' : `${title} in stock`}
          </Button>
        )}
        {partner ? (
          <Button href={partner.href} size="lg" variant={first}>
            {title} at {partner.name}
          </Button>
        ) : (
          <Button href={visit.href} size="lg" variant={second}>
            {asButton(visit.label)}
          </Button>
        )}
        {website && (
          <Button href={website} size="lg" variant={second}>
            Visit Their Website
          </Button>
        )}
      </div>
      {overview && (
        <p className="mt-3">
          <Link
            prefetch={false}
            href={`/${slug}/overview`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-current/40 underline-offset-4 hover:decoration-current"
          >
            {title} overview: models side by side
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      )}
    </PageHero>
  )
}
