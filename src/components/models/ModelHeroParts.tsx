import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Badge } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import type { ModelRange } from '@/src/domain/content/models/modelRange'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { asButton, driveVisit } from '@/src/domain/testDrives/driveVisit'
import type { Site } from '@/tenants/Site'

/** What either top of a model's page is told. */
export interface ModelTopProps extends Pick<ModelRange, 'priceFromDollars' | 'colours'>, Pick<ModelTile, 'priceOf'> {
  site: Pick<Site, 'origin' | 'theme'>
  /** Canonical path of the page. */
  path: string
  name: string
  slug: string
  kind: string | null
  isNew: boolean
  description: string | null
  bodies: string[]
  brand: { title: string; slug: string } | null
  image: { url: string; alt: string } | null
  /** Whether the price it begins at is that of a new one in stock, below its list price. */
  isOfStock: boolean
  /** Where its stock is listed, and how much there is; null: none. */
  stock: { label: string; href: string } | null
}

interface PartProps {
  className?: string
}

/** The pages above a model's. */
export const modelTrail = (brand: ModelTopProps['brand']): { label: string; href: string }[] => [
  { label: 'Models', href: '/models' },
  ...(brand ? [{ label: brand.title, href: `/brands/${brand.slug}` }] : []),
]

/** In front of a launch (CON-17). */
export const AllNew = ({ isNew, className }: Pick<ModelTopProps, 'isNew'> & PartProps) =>
  isNew && (
    <Badge tone="accent" className={className}>
      All New
    </Badge>
  )

/** What it begins at; `figureClassName`: of the figure. */
export const TopPrice = ({
  priceFromDollars,
  priceOf,
  isOfStock,
  className,
  figureClassName,
}: Pick<ModelTopProps, 'priceFromDollars' | 'priceOf' | 'isOfStock'> & PartProps & { figureClassName?: string }) =>
  priceFromDollars !== null && (
    <p className={className}>
      {isOfStock ? 'In stock from' : 'From'}{' '}
      <span className={cx('text-heading tabular', figureClassName)}>{formatDollars(priceFromDollars)}</span> drive away
      {priceOf && <span className="block text-[0.9375rem] leading-normal opacity-85">as the {priceOf}</span>}
    </p>
  )

/** The two ways on. */
export const TopButtons = ({
  kind,
  slug,
  dark = false,
  className,
}: Pick<ModelTopProps, 'kind' | 'slug'> & PartProps & { dark?: boolean }) => {
  const visit = driveVisit(kind, { model: slug })
  return (
    // Each as wide as its words at least, so that a long one keeps its edges.
    <div className={cx('flex flex-wrap gap-3 [&>*]:grow [&>*]:px-4!', className)}>
      <Button href="#enquire" size="lg">
        Enquire Now
      </Button>
      <Button href={visit.href} size="lg" variant={dark ? 'outlineInverse' : 'outline'}>
        {asButton(visit.label)}
      </Button>
    </div>
  )
}

/** The way to what is in stock of it. */
export const TopStock = ({ stock, className }: Pick<ModelTopProps, 'stock'> & PartProps) =>
  stock && (
    <Link
      prefetch={false}
      href={stock.href}
      className={cx(
        'group inline-flex min-h-8 items-center gap-1.5 font-semibold underline decoration-current/40 underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {stock.label}
      <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
    </Link>
  )
