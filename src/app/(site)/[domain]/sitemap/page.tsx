import type { Metadata } from 'next'
import Link from 'next/link'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { PageHead } from '@/src/components/page/PageHead'
import { Container } from '@/src/components/ui/Container'
import type { SitePage, SitePageGroup } from '@/src/data/siteMap/SitePage'
import { sitePages } from '@/src/data/siteMap/sitePages'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

const GROUPS: { group: SitePageGroup; title: string }[] = [
  { group: 'stock', title: 'Our stock' },
  { group: 'models', title: 'Models and brands' },
  { group: 'offers', title: 'Offers' },
  { group: 'services', title: 'Service and tools' },
  { group: 'places', title: 'Locations' },
  { group: 'about', title: 'About us' },
  { group: 'news', title: 'Latest News' },
]

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { name } = await requireSite(params)
  return contentMetadata({ title: 'Sitemap', description: `Every page of ${name}.`, path: '/sitemap' })
}

const List = ({ pages }: { pages: SitePage[] }) => (
  <ul className="gap-x-10 sm:columns-2 lg:columns-3">
    {pages.map(({ path, label }) => (
      <li key={path} className="break-inside-avoid">
        <Link
          prefetch={false}
          href={path}
          className="inline-flex min-h-9 items-center text-muted hover:text-fg hover:underline"
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

/** Every page of the site, by what it is about: for people who look for one, and for a phone without JavaScript (RTE-44..53). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const pages = await sitePages(site)
  const groups = GROUPS.map(({ group, title }) => ({
    title,
    own: pages.filter((page) => page.group === group),
  })).filter(({ own }) => own.length > 0)
  return (
    <>
      <PageHead site={site} path="/sitemap" title="Sitemap" intro={`Every page of ${site.name}.`} />
      <Container className="divide-y divide-line py-4 lg:py-6">
        {groups.map(({ title, own }) => (
          <section key={title} aria-label={title} className="grid gap-4 py-8 lg:grid-cols-[16rem_1fr] lg:gap-10">
            <h2 className="text-subheading">{title}</h2>
            <List pages={own} />
          </section>
        ))}
      </Container>
    </>
  )
}

export default Page
