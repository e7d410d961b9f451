import Link from 'next/link'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { slugify } from '@/src/domain/site/slugify'
import { BrandStrip } from './BrandStrip'
import type { MenuBrand } from './menuBrands'

export interface MenuModel {
  id: string
  label: string
  href: string
  image: { url: string } | null
  bodies: string[]
}

const TILES = 8
const ALL_MODELS = 'all'

interface Category {
  slug: string
  label: string
  href: string
  models: MenuModel[]
}

/** All models, then each body of the range, with the models its tiles show. */
export const modelCategories = (models: MenuModel[]): Category[] => [
  { slug: ALL_MODELS, label: 'All models', href: '/models', models: models.slice(0, TILES) },
  ...[...new Set(models.flatMap(({ bodies }) => bodies))].map((label) => ({
    slug: slugify(label),
    label,
    href: `/models/${slugify(label)}`,
    models: models.filter(({ bodies }) => bodies.includes(label)).slice(0, TILES),
  })),
]

/** The models that have a tile in any category: what the panel needs of a range. */
export const tiledModels = (models: MenuModel[]): MenuModel[] => {
  const tiled = new Set(modelCategories(models).flatMap((category) => category.models))
  return models
    .filter((model) => tiled.has(model))
    .map(({ id, label, href, image, bodies }) => ({ id, label, href, image: image && { url: image.url }, bodies }))
}

export interface ModelPanelProps {
  /** Those that have a tile in any category (`tiledModels`). */
  models: MenuModel[]
  /** With their logos, below the tiles (CON-02). */
  brands: MenuBrand[]
}

/** The tiles of the category pointed at, and a mark on it, by one rule a category; slugs are letters, digits and hyphens. */
const rulesFor = (categories: Category[]): string =>
  categories
    .map(
      ({ slug }) =>
        `[data-picked="${slug}"] [data-in]:not([data-in~="${slug}"]){display:none}[data-picked="${slug}"] [data-pick="${slug}"]{background:var(--surface);color:var(--brand-text)}`,
    )
    .join('')

/** 'Models': categories on the left, the model tiles of one of them on the right, brands below (CON-02, CON-03). */
export const ModelPanel = ({ models, brands }: ModelPanelProps) => {
  const categories = modelCategories(models)
  return (
    <Container className="py-9">
      <style>{rulesFor(categories)}</style>
      <div data-picked={ALL_MODELS} className="grid grid-cols-[13rem_1fr] gap-14">
        <div className="flex flex-col">
          <p className="mb-3 text-eyebrow font-semibold uppercase text-muted">Categories</p>
          <ul>
            {categories.map(({ slug, label, href }) => (
              <li key={slug}>
                <Link
                  prefetch={false}
                  href={href}
                  data-pick={slug}
                  className="-mx-3 flex min-h-10 items-center rounded-sm px-3 font-semibold hover:bg-surface"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-6 grid gap-2.5">
            <Button href="/contact-us" variant="outline" size="sm">
              Contact Us
            </Button>
            <Button href={STOCK_PATH} size="sm">
              Our Stock
            </Button>
          </div>
        </div>
        <ul className="grid grid-cols-4 content-start gap-4">
          {models.map((model) => (
            <li
              key={model.id}
              data-in={categories
                .filter((category) => category.models.includes(model))
                .map(({ slug }) => slug)
                .join(' ')}
            >
              <Link prefetch={false} href={model.href} className="group block rounded-md p-2 hover:bg-surface">
                {model.image && (
                  <span className="relative block aspect-[8/5] overflow-hidden rounded-sm bg-surface">
                    <Photo url={model.image.url} alt="" sizes="16rem" />
                  </span>
                )}
                <span className="mt-2.5 block font-semibold">{model.label}</span>
                <span className="text-sm text-brand-text">Discover</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <BrandStrip brands={brands} />
    </Container>
  )
}
