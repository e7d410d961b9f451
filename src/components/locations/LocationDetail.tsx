import { Fragment, type ReactNode } from 'react'
import { MakeLogo } from '@/src/components/site/MakeLogo'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import type { SiteLocation } from '@/tenants/Site'
import Link from 'next/link'
import { DepartmentPanel } from './DepartmentPanel'
import { DepartmentSelect } from './DepartmentSelect'
import { Departments } from './Departments'
import { locationKind } from './locationKinds'

interface Department {
  legal: LegalWords
  location: SiteLocation
  email: string | null
}

interface LocationDetailProps {
  location: SiteLocation
  /** The location itself and the other departments at its place, in the order of LOC-04. */
  departments: Department[]
  image: { url: string; alt: string } | null
  services: string[]
  /** Sold or serviced here. */
  brands: { slug: string; title: string; builtInLogo: string | null }[]
  /** 'yyyy-mm-dd' at the location. */
  today: string
  /** What it sells, where that is one kind of vehicle. */
  kind: string | null
  /** An office: what it would show is shown elsewhere. */
  isOffice: boolean
  /** Its map. */
  map: ReactNode
}

const Services = ({ services }: Pick<LocationDetailProps, 'services'>) =>
  services.length > 0 && (
    <div>
      <h2 className="mb-3 text-subheading">Also here</h2>
      <ul className="flex flex-wrap gap-2">
        {services.map((service) => (
          <li key={service} className="rounded-full bg-surface px-4 py-2 text-sm font-semibold">
            {service}
          </li>
        ))}
      </ul>
    </div>
  )

const Brands = ({ brands, title }: Pick<LocationDetailProps, 'brands'> & { title: string }) =>
  brands.length > 0 && (
    <div>
      <h2 className="mb-3 text-subheading">{title}</h2>
      <ul className="flex flex-wrap gap-3">
        {brands.map(({ slug, title: name, builtInLogo }) => (
          <li key={slug}>
            <Link
              prefetch={false}
              href={`/brands/${slug}`}
              className="flex min-h-14 items-center gap-3 rounded-md border border-line px-4 py-2 font-semibold transition-colors hover:border-line-strong hover:bg-surface"
            >
              <MakeLogo slug={builtInLogo ?? slug} className="size-8" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )

/** One place: its departments with their hours, where it is, what it does (LOC-02, LOC-06..09, LAW-06). */
export const LocationDetail = ({
  location,
  departments,
  image,
  services,
  brands,
  today,
  kind,
  isOffice,
  map,
}: LocationDetailProps) => {
  const others = departments.filter((department) => department.location.id !== location.id)
  const panel = (department: Department) => (
    <DepartmentPanel
      {...department}
      today={today}
      kind={kind}
      isOffice={isOffice}
      withContact={department.location.id !== location.id}
    />
  )
  return (
    <Container className="grid grid-cols-1 gap-6 py-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-8 lg:py-8">
      <div className="min-w-0 space-y-6">
        {image && (
          <div
            className={cx(
              'relative aspect-[16/10] overflow-hidden rounded-xl bg-surface',
              // Alone beside the hours and the map it is as tall as they are.
              others.length === 0 && brands.length === 0 && services.length === 0 && 'lg:aspect-[4/3]',
            )}
          >
            <Photo url={image.url} alt={image.alt} first sizes="(min-width: 1024px) 50rem, 100vw" />
          </div>
        )}
        <Departments departments={others.map((department) => department.location)} />
      </div>
      <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <section
          aria-labelledby="hours-title"
          className="rounded-xl border border-line bg-canvas p-6 shadow-card sm:p-7"
        >
          <h2 id="hours-title" className="mb-4 text-subheading">
            Opening Hours
          </h2>
          {departments.length > 1 ? (
            <DepartmentSelect
              id="department"
              initial={location.id}
              departments={departments.map((department) => ({
                id: department.location.id,
                label: locationKind(department.location),
                panel: panel(department),
              }))}
            />
          ) : (
            departments.map((department) => <Fragment key={department.location.id}>{panel(department)}</Fragment>)
          )}
        </section>
        {map && (
          <div>
            <h2 className="mb-3 text-subheading">Getting here</h2>
            {map}
          </div>
        )}
      </div>
      <div className="min-w-0 space-y-8 empty:hidden">
        <Services services={services} />
        <Brands brands={brands} title={location.locationType === 'service' ? 'Serviced here' : 'Brands here'} />
      </div>
    </Container>
  )
}
