import Link from 'next/link'
import { cx } from './cx'
import { Unbroken } from './Unbroken'

interface CoverHeadingProps {
  href: string
  text: string
  className: string
  /** Its `group` shows by itself that it is pointed at: the words are not underlined then. */
  plain?: boolean
}

/** The heading of an entry in a list, whose link covers the whole entry. */
export const CoverHeading = ({ href, text, className, plain = false }: CoverHeadingProps) => (
  <h3 className={className}>
    <Link
      prefetch={false}
      href={href}
      className={cx('cover-link', !plain && 'decoration-1 underline-offset-4 group-hover:underline')}
    >
      <Unbroken text={text} />
    </Link>
  </h3>
)
