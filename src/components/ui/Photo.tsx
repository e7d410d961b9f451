'use client'

import type { ComponentProps, CSSProperties } from 'react'
import { blurOf, focusOf } from '@/src/domain/media/pictureHints'
import { imageAddress, imageSet, madeWidth } from '@/src/domain/media/imageAddress'
import { cx } from './cx'

interface PhotoProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  url: string
  /** '' for a decorative picture. */
  alt: string
  /** The size it is shown at, in px, where that never changes; left out: it fills the box around it. */
  size?: { width: number; height: number }
  /** The picture the page opens with: fetched before everything else (GAL-20). */
  first?: boolean
  cdn?: string | null
}

/** A tiny picture in the frame until the real one is painted over it, around the same point. */
const blurStyle = (url: string, isWhole: boolean): CSSProperties => {
  const blur = blurOf(url)
  return blur
    ? { background: `url(${blur}) ${focusOf(url) ?? 'center'} / ${isWhole ? 'contain' : 'cover'} no-repeat` }
    : {}
}

/** Twice the pixels are enough for any screen. */
const DENSITY = 2

/**
 * A picture in the widths our optimizer or the image CDN makes (GAL-19), cropped around its focal point (CMS-04),
 * lazily loaded. A client component, so that its nine addresses are not sent a second time in the page's data;
 * next/image does the same with 6 KB of script on every page.
 */
export const Photo = ({ url, alt, size, first = false, cdn = null, sizes, className, style, ...rest }: PhotoProps) => (
  // eslint-disable-next-line @next/next/no-img-element -- its sizes and formats are written here
  <img
    src={imageAddress(url, { widthPx: size ? madeWidth(size.width * DENSITY) : 1080 }, cdn)}
    srcSet={size ? undefined : imageSet(url, {}, cdn)}
    sizes={sizes}
    alt={alt}
    width={size?.width}
    height={size?.height}
    draggable={false}
    // The first one is painted with the page, not a frame or two after it.
    {...(first
      ? { fetchPriority: 'high', loading: 'eager', decoding: 'sync' }
      : { loading: 'lazy', decoding: 'async' })}
    className={size ? className : cx('absolute inset-0 size-full', className ?? 'object-cover')}
    style={{
      ...blurStyle(url, /(?:^| )object-contain\b/.test(className ?? '')),
      ...style,
      ...(focusOf(url) && { objectPosition: focusOf(url) }),
    }}
    {...rest}
  />
)
