import { MapPin, Store } from 'lucide-react'
import Link from 'next/link'
import { BodyShape } from '@/src/components/search/tiles/BodyShape'
import { hasMakeLogo, MakeLogo } from '@/src/components/site/MakeLogo'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Card } from '@/src/components/ui/Card'
import { Photo } from '@/src/components/ui/Photo'
import { slugify } from '@/src/domain/site/slugify'

interface StockLink {
  value: string
  label: string
  count: number
  href: string
}

export interface DealershipCard {
  slug: string
  label: string
  tagline: string | null
  places: string[]
  count: number
  href: string
  categories: StockLink[]
  bodies: StockLink[]
  makes: string[]
  image: { url: string; alt: string } | null
}

const number = (count: number): string => count.toLocaleString('en-AU')

const Categories = ({ categories }: { categories: StockLink[] }) => (
  <ul className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
    {categories.map(({ value, label, count, href }) => (
      <li key={value}>
        <Link
          prefetch={false}
          href={href}
          rel="nofollow"
          className="flex h-full flex-col rounded-md bg-surface px-3.5 py-3 sm:px-4 transition-colors hover:bg-brand-soft"
        >
          <span className="tabular text-subheading font-bold">{number(count)}</span>
          <span className="text-sm text-muted">{label}</span>
        </Link>
      </li>
    ))}
  </ul>
)

const Bodies = ({ bodies }: { bodies: StockLink[] }) => (
  <ul className="flex flex-wrap gap-1.5">
    {bodies.map(({ value, label, count, href }) => (
      <li key={value}>
        <Link
          prefetch={false}
          href={href}
          rel="nofollow"
          className="inline-flex h-10 items-center gap-2 rounded-full border border-line px-3.5 text-sm font-medium transition-colors hover:border-fg"
        >
          <BodyShape body={value} className="h-4 w-9 text-muted" />
          {label}
          <span className="tabular text-muted">{number(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)

const Dealership = ({ dealership }: { dealership: DealershipCard }) => {
  const { slug, label, tagline, places, count, href, categories, bodies, makes, image } = dealership
  return (
    <Card as="article" className="grid h-full overflow-hidden lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="relative aspect-[16/9] bg-surface lg:aspect-auto lg:h-full lg:min-h-64">
        {image ? (
          <Photo url={image.url} alt="" sizes="(min-width: 1024px) 20rem, 100vw" className="object-cover" />
        ) : (
          <span className="grid h-full place-items-center text-muted">
            <Store className="size-12" />
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5 p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h3 className="text-subheading">
              <Link prefetch={false} href={href} className="hover:underline">
                {label}
              </Link>
            </h3>
            {tagline && <p className="mt-1 text-muted">{tagline}</p>}
            {places.length > 0 && (
              <p className="mt-2 flex items-start gap-2 text-sm text-muted">
                <MapPin className="mt-0.5 size-4 shrink-0" />
                {places.join(' · ')}
              </p>
            )}
          </div>
          {makes.length > 0 && (
            <ul aria-label="Makes" className="flex gap-3 text-muted">
              {makes.map((make) => (
                <li key={make} title={make}>
                  <MakeLogo slug={slugify(make)} className="size-7" />
                  <span className={hasMakeLogo(slugify(make)) ? 'sr-only' : 'leading-7 font-semibold'}>{make}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {categories.length > 0 && <Categories categories={categories} />}
        {bodies.length > 0 && <Bodies bodies={bodies} />}
        <div className="mt-auto flex flex-wrap gap-3 pt-1">
          <Link prefetch={false} href={href} className={buttonClasses({ size: 'sm' })}>
            {count > 0 ? `See all ${number(count)}` : 'See the stock'}
            <span className="sr-only">at {label}</span>
          </Link>
          <Link
            prefetch={false}
            href={`/locations/${slug}`}
            className={buttonClasses({ size: 'sm', variant: 'outline' })}
          >
            Visit<span className="sr-only">{label}</span>
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** Dealerships with the categories and bodies in stock at each (SRP-33). */
export const DealershipCards = ({ dealerships }: { dealerships: DealershipCard[] }) => (
  <ul className="grid gap-5">
    {dealerships.map((dealership) => (
      <li key={dealership.slug} className="min-w-0">
        <Dealership dealership={dealership} />
      </li>
    ))}
  </ul>
)
