import { makeAnchor } from './GroupHead'
import { LinkRow } from './LinkRow'

interface Choice {
  slug: string
  label: string
  /** As many models as its list has: one of two bodies is in both. Left out: not said. */
  count?: number
  /** Of a make: its own page; left out: it has a list of its own on this one. */
  href?: string
}

interface RangeChipsProps {
  /** Models of the whole range; left out: not said. */
  total?: number
  makes: Choice[]
  /** Bodies, each with a page. */
  bodies: Choice[]
  /** The body whose page this is; null: the page of all. */
  current: string | null
}

/** Ways into the range: to a make, here or on its page, and to the page of a body. They need no JavaScript. */
export const RangeChips = ({ total, makes, bodies, current }: RangeChipsProps) => (
  <>
    {makes.length > 1 && (
      <LinkRow
        label="Make"
        name="Models by make"
        links={makes.map(({ slug, label, count, href = `#${makeAnchor(slug)}` }) => ({ label, count, href }))}
      />
    )}
    {bodies.length > 1 && (
      <LinkRow
        label="Body"
        name="Models by body"
        links={[
          { label: 'All models', href: '/models', count: total, isCurrent: current === null },
          ...bodies.map(({ slug, label, count }) => ({
            label,
            count,
            href: `/models/${slug}`,
            isCurrent: slug === current,
          })),
        ]}
      />
    )}
  </>
)
