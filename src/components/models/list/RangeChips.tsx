import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { CHIP, CHIPS, FilterRow, NOT_CHOSEN } from './FilterRow'
import { makeAnchor } from './GroupHead'

interface Choice {
  slug: string
  label: string
  /** As many models as its list has: one of two bodies is in both. Left out: not said. */
  count?: number
}

interface RangeChipsProps {
  /** Models of the whole range; left out: not said. */
  total?: number
  /** Makes with a list of their own on this page. */
  makes: Choice[]
  /** Bodies, each with a page. */
  bodies: Choice[]
  /** The body whose page this is; null: the page of all. */
  current: string | null
}

interface LinkRowProps {
  /** Of the row, and of the list for assistive technology. */
  label: string
  name: string
  links: { label: string; href: string; count?: number; isCurrent?: boolean }[]
}

const LinkRow = ({ label, name, links }: LinkRowProps) => (
  <FilterRow label={label}>
    <nav aria-label={name} className="min-w-0 grow">
      <ul className={CHIPS}>
        {links.map(({ label: words, href, count, isCurrent = false }) => (
          <li key={href} className="shrink-0">
            <Link
              prefetch={false}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                CHIP,
                isCurrent ? 'border-current bg-brand-soft font-semibold text-brand-text' : NOT_CHOSEN,
              )}
            >
              {words}
              {count !== undefined && (
                <span className={cx('tabular font-normal', !isCurrent && 'opacity-75')}>{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </FilterRow>
)

/** Ways into the range: to a make further down the page, and to the page of a body. They need no JavaScript. */
export const RangeChips = ({ total, makes, bodies, current }: RangeChipsProps) => (
  <>
    {makes.length > 1 && (
      <LinkRow
        label="Make"
        name="Makes on this page"
        links={makes.map(({ slug, label, count }) => ({ label, count, href: `#${makeAnchor(slug)}` }))}
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
