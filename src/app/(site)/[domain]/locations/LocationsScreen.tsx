import type { ReactNode } from 'react'
import { PageHead } from '@/src/components/content/PageHead'
import { LocationList } from '@/src/components/content/LocationList'
import { siteLocationHref } from '@/src/components/content/siteLocationHref'
import type { Crumb } from '@/src/components/ui/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { getDealerships } from '@/src/data/getDealerships'
import type { Site, SiteLocation } from '@/tenants/Site'

interface LocationsScreenProps {
  site: Site
  title: string
  intro: string
  locations: SiteLocation[]
  parents?: Crumb[]
  /** Canonical path, for the breadcrumb search engines read. */
  path: string
  /** Stands above the list. */
  children?: ReactNode
}

/** Locations with their hours; a group's by dealership (LOC-01, LOC-04, LOC-05, RTE-32, RTE-33). */
export const LocationsScreen = async ({
  site,
  title,
  intro,
  locations,
  parents = [],
  path,
  children,
}: LocationsScreenProps) => {
  const dealerships = site.isGroup ? await getDealerships(site) : [{ id: site.id, name: site.name, tagline: null }]
  const groups = dealerships
    .map((dealership) => ({ ...dealership, places: locations.filter(({ tenantId }) => tenantId === dealership.id) }))
    .filter(({ places }) => places.length > 0)
  return (
    <>
      <PageHead site={site} path={path} title={title} intro={intro} parents={parents} />
      <Container className="space-y-14 py-10 lg:py-14">
        {children}
        {groups.map(({ id, name, tagline, places }) => (
          <section key={id}>
            {groups.length > 1 && (
              <div className="mb-6">
                <h2 className="text-heading">{name}</h2>
                {tagline && <p className="mt-1.5 text-muted">{tagline}</p>}
              </div>
            )}
            <LocationList locations={places} hrefFor={(location) => siteLocationHref(site, location)} />
          </section>
        ))}
        {groups.length === 0 && <p className="text-lead text-muted">No location is published yet.</p>}
      </Container>
    </>
  )
}
