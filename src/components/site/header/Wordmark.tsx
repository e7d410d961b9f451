import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import type { Site } from '@/tenants/Site'
import { initialsOf } from '../initialsOf'

type Branded = Pick<Site, 'name' | 'logo' | 'tagline'>

/** The dealership's logo, or its name set as one. Always the way home. */
export const Wordmark = ({ site }: { site: Branded }) => (
  <Link prefetch={false} href="/" className="flex min-w-0 items-center gap-3 rounded-sm lg:shrink-0">
    {site.logo ? (
      <Photo
        url={site.logo.url}
        alt={site.logo.alt}
        size={{ width: site.logo.width, height: site.logo.height }}
        className="h-10 w-auto max-w-48 object-contain"
        loading="eager"
      />
    ) : (
      <>
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-md bg-brand text-[0.9375rem] font-extrabold tracking-tight text-on-brand"
        >
          {initialsOf(site.name)}
        </span>
        <span className="truncate text-[1.125rem] font-bold leading-tight tracking-[-0.025em] lg:text-[1.1875rem]">
          {site.name}
        </span>
      </>
    )}
    <span className="sr-only">, home</span>
  </Link>
)
