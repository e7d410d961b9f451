import { Photo } from '@/src/components/ui/Photo'
import type { CloserPhoto } from '@/src/domain/gallery/closerPhotos'

interface CloserPhotosProps {
  photos: readonly CloserPhoto[]
  name: string
  /** Address pattern of an image CDN; null for our own optimizer (GAL-19). */
  cdn: string | null
}

/**
 * Three photos of the gallery among the words of the page, the first of them large. Each leads to its place in the gallery, which
 * opens it on the full screen instead once its script is there.
 */
export const CloserPhotos = ({ photos, name, cdn }: CloserPhotosProps) => (
  <ul className="grid grid-cols-2 gap-2 sm:gap-3 @lg:grid-cols-3 @lg:grid-rows-2">
    {photos.map(({ url, place }, at) => (
      <li
        key={url}
        className="relative aspect-[8/5] overflow-hidden rounded-md bg-surface first:col-span-2 sm:rounded-lg @lg:first:row-span-2 @lg:first:aspect-auto"
      >
        <a href={`#photo-${place}`} className="group absolute inset-0 -outline-offset-4">
          <Photo
            url={url}
            alt={`${name}, photo ${place}`}
            sizes={
              at === 0
                ? '(min-width: 1344px) 56rem, (min-width: 640px) 66vw, 100vw'
                : '(min-width: 1344px) 28rem, (min-width: 640px) 33vw, 50vw'
            }
            cdn={cdn}
            className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        </a>
      </li>
    ))}
  </ul>
)
