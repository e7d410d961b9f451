import { initialsOf } from '@/src/components/site/initialsOf'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { Person } from '@/src/domain/locations/people'

interface PortraitProps {
  person: Pick<Person, 'name' | 'photo'>
  sizes: string
  className: string
}

/** A person's picture, or their initials. The name is beside it, so the picture says nothing more. */
export const Portrait = ({ person: { name, photo }, sizes, className }: PortraitProps) => (
  <div
    aria-hidden
    className={cx('relative grid place-items-center overflow-hidden bg-brand-soft text-brand-text', className)}
  >
    {photo ? (
      <Photo url={photo.url} alt="" sizes={sizes} className="object-cover object-top" />
    ) : (
      <span className="text-heading font-semibold">{initialsOf(name)}</span>
    )}
  </div>
)
