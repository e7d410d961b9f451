import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import type { Site } from '@/tenants/Site'
import { FooterButtons, FooterGroup, FooterLegal, FooterPayments } from './FooterParts'
import { PlaceBoards, PlaceColumns, PlaceLines } from './FooterPlaces'

interface StyleProps {
  site: Site
}

/** Columns of groups; on a phone ruled lines, each of which opens. */
const GROUPS = 'grid max-sm:w-full sm:gap-10'
const GROUP = 'max-sm:border-t max-sm:border-ink-line max-sm:first:border-0'
const LIST = 'max-sm:columns-2 max-sm:gap-x-10'

const GroupColumns = ({ site, className }: StyleProps & { className?: string }) => (
  <div className={cx(GROUPS, 'sm:grid-cols-3', className)}>
    {site.navigation.footer.map((group) => (
      <FooterGroup key={group.title} group={group} className={GROUP} listClassName={LIST} />
    ))}
  </div>
)

/** Name and groups side by side, the places in columns under them. */
export const ColumnsFooter = ({ site }: StyleProps) => (
  <>
    <Container className="grid gap-x-16 gap-y-6 py-10 sm:gap-y-12 sm:py-section lg:grid-cols-[1.1fr_2fr]">
      <div>
        <p className="text-heading font-bold tracking-tight">{site.name}</p>
        {site.tagline && <p className="mt-1.5 max-w-sm text-on-ink-muted sm:mt-3">{site.tagline}</p>}
        <FooterButtons light={false} className="mt-5 sm:mt-7" />
        <FooterPayments site={site} className="mt-5 sm:mt-8" />
      </div>
      <GroupColumns site={site} />
    </Container>
    <Container>
      {site.locations.length > 0 && (
        <div className="border-t border-ink-line py-6 places-page:hidden sm:py-10">
          <PlaceColumns site={site} />
        </div>
      )}
      <FooterLegal site={site} />
    </Container>
  </>
)

/** Four even columns, the last one of the places, under the name on a line of its own. */
export const LightFooter = ({ site }: StyleProps) => (
  <Container className="pt-10 sm:pt-section">
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pb-5 sm:gap-y-6 sm:pb-8">
      <p className="text-title">{site.name}</p>
      <FooterButtons light />
    </div>
    <div
      className={cx(
        GROUPS,
        'border-t border-line-strong pb-6 pt-2 sm:grid-cols-2 sm:py-10 lg:grid-cols-4 places-page:lg:grid-cols-3',
      )}
    >
      {site.navigation.footer.map((group) => (
        <FooterGroup
          key={group.title}
          group={group}
          className={GROUP}
          titleClassName="mb-3 text-sm text-on-ink-muted"
          listClassName={LIST}
        />
      ))}
      {site.locations.length > 0 && (
        <div className={cx(GROUP, 'places-page:hidden max-sm:pt-4')}>
          <p className="mb-3 text-sm text-on-ink-muted max-sm:hidden">Where we are</p>
          <PlaceLines
            site={site}
            most={4}
            className="grid gap-3"
            lineClassName="flex flex-wrap items-baseline justify-between gap-x-3 sm:flex-col sm:items-start sm:justify-start"
          />
        </div>
      )}
    </div>
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pb-6 sm:pb-8">
      {site.tagline && <p className="text-on-ink-muted">{site.tagline}</p>}
      <FooterPayments site={site} />
    </div>
    <FooterLegal site={site} />
  </Container>
)

/** The tagline as large as a page's title in the middle, everything else small under it. */
export const StatementFooter = ({ site }: StyleProps) => (
  <>
    <Container className="flex flex-col items-center pb-7 pt-10 text-center sm:pb-12 sm:pt-section lg:pb-16">
      <p className="max-w-5xl text-display font-bold text-balance">{site.tagline || site.name}</p>
      {site.tagline && <p className="mt-5 font-semibold">{site.name}</p>}
      <FooterButtons light={false} className="mt-6 justify-center" />
      {site.locations.length > 0 && (
        <PlaceLines
          site={site}
          most={4}
          className="mt-6 flex flex-wrap justify-center gap-x-10 gap-y-1.5 places-page:hidden sm:mt-10 sm:gap-y-3"
          lineClassName="flex flex-wrap items-center justify-center gap-x-2.5"
        />
      )}
    </Container>
    <Container>
      <div className="flex flex-wrap items-start justify-between gap-x-14 gap-y-6 border-t border-ink-line pb-6 pt-2 sm:gap-y-10 sm:py-10">
        <GroupColumns site={site} className="grow lg:max-w-4xl" />
        <FooterPayments site={site} />
      </div>
      <FooterLegal site={site} />
    </Container>
  </>
)

/** The places first, each with its number and hours; name and links are small under them. */
export const PlacesFooter = ({ site }: StyleProps) => (
  <>
    {site.locations.length > 0 && (
      <Container className="py-8 places-page:hidden sm:py-section">
        <PlaceBoards site={site} />
      </Container>
    )}
    <div className="bg-ink-raised">
      <Container className="grid gap-x-16 gap-y-5 py-7 sm:gap-y-10 sm:py-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <p className="text-subheading font-bold">{site.name}</p>
          {site.tagline && <p className="mt-1.5 max-w-xs text-[0.9375rem] text-on-ink-muted">{site.tagline}</p>}
          <FooterButtons light={false} className="mt-5" />
          <FooterPayments site={site} className="mt-6" />
        </div>
        <GroupColumns site={site} />
      </Container>
      <Container>
        <FooterLegal site={site} />
      </Container>
    </div>
  </>
)

/** A ruled index: one line for each group, its links in a row; the places are one of them. */
export const IndexFooter = ({ site }: StyleProps) => {
  const line = 'grid gap-x-10 gap-y-2 border-t border-ink-line py-1.5 sm:py-5 lg:grid-cols-[14rem_minmax(0,1fr)]'
  const title = 'pt-1 font-semibold'
  const row = 'flex flex-wrap gap-x-7 gap-y-0.5'
  return (
    <Container className="pt-9 sm:pt-12 lg:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pb-6 sm:gap-y-6 sm:pb-9">
        <div>
          <p className="text-heading font-bold">{site.name}</p>
          {site.tagline && <p className="mt-1.5 text-on-ink-muted">{site.tagline}</p>}
        </div>
        <FooterButtons light={false} />
      </div>
      {site.locations.length > 0 && (
        <div className={cx(line, 'places-page:hidden')}>
          <p className={title}>Locations</p>
          <PlaceLines
            site={site}
            most={6}
            className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2 xl:grid-cols-3"
            lineClassName="flex flex-wrap items-baseline justify-between gap-x-3"
          />
        </div>
      )}
      {site.navigation.footer.map((group) => (
        <FooterGroup key={group.title} group={group} className={line} titleClassName={title} listClassName={row} />
      ))}
      <FooterPayments site={site} className="border-t border-ink-line py-6" />
      <FooterLegal site={site} />
    </Container>
  )
}
