import Link from 'next/link'
import { Icon } from './Icon'

interface TagProps {
  label: string
  /** Where the page goes when the tag is removed. */
  removeHref?: string
  onRemove?: () => void
}

const look =
  'inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-canvas pl-3.5 pr-2.5 text-sm font-medium hover:border-fg'

/** A chosen filter that can be taken away: a link when it has an address, else a button. */
export const Tag = ({ label, removeHref, onRemove }: TagProps) => {
  const content = (
    <>
      {label}
      <Icon name="x" className="size-4 text-muted" />
    </>
  )
  return removeHref && !onRemove ? (
    <Link href={removeHref} prefetch={false} aria-label={`Remove ${label}`} className={look}>
      {content}
    </Link>
  ) : (
    <button type="button" aria-label={`Remove ${label}`} onClick={onRemove} className={look}>
      {content}
    </button>
  )
}
