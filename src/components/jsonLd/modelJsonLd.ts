import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { Site } from '@/tenants/Site'
import { pictureHref } from '@/src/domain/media/pictureHints'

interface ModelFacts {
  name: string
  description: string | null
  bodies: string[]
  image: { url: string } | null
  brand: { title: string } | null
}

/** A model of the range as structured data (SEO-02); cars of it in stock have their own, with a price. */
export const modelJsonLd = ({ origin }: Pick<Site, 'origin'>, path: string, model: ModelFacts) => {
  const { name, description, bodies, image, brand } = model
  return {
    '@type': 'Car',
    name: carTitle({ make: brand?.title, model: name }),
    model: name,
    url: new URL(path, origin).href,
    description: description ?? undefined,
    bodyType: bodies[0],
    image: image ? pictureHref(image.url, origin) : undefined,
    brand: brand ? { '@type': 'Brand', name: brand.title } : undefined,
    itemCondition: 'https://schema.org/NewCondition',
  }
}
