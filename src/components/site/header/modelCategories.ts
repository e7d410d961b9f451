import { slugify } from '@/src/domain/site/slugify'

export interface MenuModel {
  id: string
  label: string
  href: string
  image: { url: string; alt: string } | null
  bodies: string[]
}

const TILES = 8
export const ALL_MODELS = 'all'

export interface Category {
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
    .map(({ id, label, href, image, bodies }) => ({ id, label, href, image, bodies }))
}
