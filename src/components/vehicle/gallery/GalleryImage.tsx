import type { ComponentProps } from 'react'
import { cx } from '@/src/components/ui/cx'
import { imageAddress, imageSet } from '@/src/domain/gallery/imageAddress'

interface GalleryImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  url: string
  /** '' for a picture that repeats what is said beside it. */
  alt: string
  sizes: string
  cdn?: string | null
  /** The picture the page opens with: fetched before everything else (GAL-20). */
  first?: boolean
}

/** Fills its frame; the browser chooses among the widths offered (GAL-19). A plain element: next/image is 5 KB of script. */
export const GalleryImage = ({ url, alt, cdn = null, first = false, className, ...rest }: GalleryImageProps) => (
  <img
    src={imageAddress(url, { widthPx: 1080 }, cdn)}
    srcSet={imageSet(url, {}, cdn)}
    alt={alt}
    decoding="async"
    draggable={false}
    {...(first ? { fetchPriority: 'high', loading: 'eager' } : { loading: 'lazy' })}
    className={cx('absolute inset-0 size-full', className ?? 'object-cover')}
    {...rest}
  />
)
