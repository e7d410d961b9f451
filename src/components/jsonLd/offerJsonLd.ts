import type { Site } from '@/tenants/Site'
import { dealerId } from './dealerJsonLd'
import { pictureHref } from '@/src/domain/media/pictureHints'

interface OfferFacts {
  name: string
  href: string
  summary: string | null
  image: { url: string } | null
  /** ISO times; null for no limit on that side. */
  start: string | null
  expiry: string | null
  brand: { name: string } | null
  model: { name: string } | null
}

/** A special offer as structured data: what it is about, from when, until when, by whom (SEO-02). */
export const offerJsonLd = ({ origin, name: dealer }: Pick<Site, 'origin' | 'name'>, offer: OfferFacts) => {
  const { name, href, summary, image, start, expiry, brand, model } = offer
  return {
    '@type': 'Offer',
    name,
    url: new URL(href, origin).href,
    description: summary ?? undefined,
    image: image ? pictureHref(image.url, origin) : undefined,
    validFrom: start ?? undefined,
    validThrough: expiry ?? undefined,
    offeredBy: { '@type': 'AutoDealer', '@id': dealerId({ origin }), name: dealer, url: new URL('/', origin).href },
    itemOffered: model
      ? { '@type': 'Car', name: model.name, brand: brand ? { '@type': 'Brand', name: brand.name } : undefined }
      : undefined,
  }
}
