import { ImageIcon } from 'lucide-react'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

interface ModelPictureProps {
  url: string | null | undefined
  sizes: string
  className?: string
}

/** A model's picture in a list, larger while the pointer is on what it is part of (a `group`). Decorative: its name is beside it. */
export const ModelPicture = ({ url, sizes, className }: ModelPictureProps) => (
  <div className={cx('relative grid aspect-[8/5] place-items-center overflow-hidden bg-surface', className)}>
    {url ? (
      <Photo
        url={url}
        alt=""
        sizes={sizes}
        className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
      />
    ) : (
      <ImageIcon aria-hidden className="size-8 text-muted" />
    )}
  </div>
)
