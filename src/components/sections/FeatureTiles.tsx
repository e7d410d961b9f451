import { ArrowRight, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

interface FeatureTile {
  title: string
  text: string | null
  href: string
  icon: LucideIcon
  image?: { url: string; alt: string } | null
}

const COLUMNS: Record<number, string> = { 1: '', 2: 'md:grid-cols-2' }

const Words = ({ title, text }: Pick<FeatureTile, 'title' | 'text'>) => (
  <span className="min-w-0">
    <span className="text-subheading font-semibold">
      {title}
      {'\u00a0'}
      <ArrowRight className="ml-1 inline size-5 align-[-0.15em] transition-transform group-hover:translate-x-1" />
    </span>
    {text && <span className="mt-1 block text-muted">{text}</span>}
  </span>
)

/** With a picture: the words lie on its lower edge. */
const PictureTile = ({ title, text, image }: FeatureTile & { image: { url: string; alt: string } }) => (
  <span className="on-dark relative flex min-h-36 items-end overflow-hidden rounded-xl bg-ink p-5 text-on-ink sm:min-h-56 lg:min-h-72 lg:p-7">
    <Photo
      url={image.url}
      alt=""
      sizes="(min-width: 768px) 33vw, 100vw"
      className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
    />
    <span className="absolute inset-0 bg-linear-to-t from-ink via-ink/70 via-35% to-transparent" />
    <span className="relative">
      <Words title={title} text={text} />
    </span>
  </span>
)

const IconTile = ({ title, text, icon: Icon }: FeatureTile) => (
  <span className="flex h-full items-start gap-4 rounded-xl bg-surface p-4 text-fg transition-colors group-hover:bg-brand-soft in-data-[ground=surface]:bg-canvas sm:p-6 lg:gap-5">
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand text-on-brand">
      <Icon className="size-5.5" />
    </span>
    <Words title={title} text={text} />
  </span>
)

/** Three ways on from here: latest offers, book a service, sell your car (CON-10). */
export const FeatureTiles = ({ items }: { items: FeatureTile[] }) => (
  <ul className={cx('grid gap-3 md:gap-6', COLUMNS[items.length] ?? 'md:grid-cols-3')}>
    {items.map((item) => (
      <li key={item.title}>
        <Link prefetch={false} href={item.href} className="group block h-full rounded-xl">
          {item.image ? <PictureTile {...item} image={item.image} /> : <IconTile {...item} />}
        </Link>
      </li>
    ))}
  </ul>
)
