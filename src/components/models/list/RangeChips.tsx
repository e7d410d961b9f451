import { LinkChips } from '@/src/components/page/LinkChips'
import { makeAnchor } from './GroupHead'

interface Choice {
  slug: string
  label: string
  /** As many as its list has: a model of two bodies is in both. */
  count: number
}

interface RangeChipsProps {
  /** Of the whole range. */
  total: number
  /** Makes with a list of their own on this page. */
  makes: Choice[]
  /** Bodies, each with a page. */
  bodies: Choice[]
  /** The body whose page this is; null: the page of all. */
  current: string | null
}

/** Ways into the range: to a make further down the page, and to the page of a body. They need no JavaScript. */
export const RangeChips = ({ total, makes, bodies, current }: RangeChipsProps) => (
  <div className="space-y-2 empty:hidden">
    {makes.length > 1 && (
      <LinkChips
        label="Makes on this page"
        chips={makes.map(({ slug, ...make }) => ({ ...make, href: `#${makeAnchor(slug)}`, current: false }))}
      />
    )}
    {bodies.length > 1 && (
      <LinkChips
        label="Models by body"
        chips={[
          { label: 'All models', href: '/models', count: total, current: current === null },
          ...bodies.map(({ slug, ...body }) => ({ ...body, href: `/models/${slug}`, current: slug === current })),
        ]}
      />
    )}
  </div>
)
