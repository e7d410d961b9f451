import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { createMissing, type SeededRows } from '../createMissing'
import { lexical } from '@/src/domain/content/lexical'
import { daysFrom, type SeedContext } from '../SeedContext'
import { demoPicture } from '../pictures/demoPicture'
import { studioPicture } from '../pictures/StudioLibrary'

/** Reviews (ENT-11), each of the location it is about. */
export const seedReviews = (
  context: SeedContext,
  tenant: string,
  demo: DemoTenant,
  locations: ReadonlyMap<string, string>,
): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'reviews',
    tenant,
    rows: demo.reviews,
    keyOf: ({ customer }) => customer,
    storedKeyOf: ({ customer_name }) => customer_name,
    create: ({ customer, rating, text, daysAgo, reply, place }) =>
      context.payload.create({
        collection: 'reviews',
        depth: 0,
        data: {
          tenant,
          customer_name: customer,
          rating,
          text,
          review_date: daysFrom(context.now, -daysAgo),
          reply_text: reply,
          reply_date: reply ? daysFrom(context.now, 1 - daysAgo) : null,
          location: place === undefined ? null : (locations.get(place) ?? null),
        },
      }),
  })

/** Blog posts (ENT-19). */
export const seedBlogs = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'blogs',
    tenant,
    rows: demo.blogs,
    keyOf: ({ slug }) => slug,
    storedKeyOf: ({ slug }) => slug,
    create: ({ title, slug, daysAgo, category, author, description, body, picture, otherPictures = [], covers }) =>
      context.payload.create({
        collection: 'blogs',
        depth: 0,
        data: {
          tenant,
          _status: 'published',
          heading: title,
          slug,
          description,
          image: { url: demoPicture(context.library, picture) },
          other_images: otherPictures.flatMap((one) => demoPicture(context.library, one) ?? []),
          content: lexical(body),
          stock_search: covers,
          date: daysFrom(context.now, -daysAgo),
          category,
          author,
        },
      }),
  })

/** Whether a card leads to where shoppers sell their own car, whatever its words are (SRP-16). */
const sells = ({ href }: DemoTenant['promoCards'][number]): boolean =>
  ['/trade-in', '/sell-your-car', '/sell-my-car'].includes(href)

/** Cards between search results (ENT-16): running, scheduled and expired ones. */
export const seedPromoCards = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'promo-cards',
    tenant,
    rows: demo.promoCards,
    keyOf: ({ name }) => name,
    storedKeyOf: ({ title }) => title,
    create: (card) =>
      context.payload.create({
        collection: 'promo-cards',
        depth: 0,
        data: {
          tenant,
          _status: 'published',
          title: card.name,
          node: {
            style: sells(card) ? 'we-want-your-car' : card.picture ? 'picture' : 'brand',
            heading: card.heading,
            text: card.text,
            image: { url: card.picture ? studioPicture(context.library, card.picture) : null },
            button: { label: card.buttonLabel, href: card.href },
          },
          position: card.position,
          display: card.display,
          strictDisplay: card.strictDisplay,
          start: card.startsInDays === null ? null : daysFrom(context.now, card.startsInDays),
          expiry: card.endsInDays === null ? null : daysFrom(context.now, card.endsInDays),
        },
      }),
  })
