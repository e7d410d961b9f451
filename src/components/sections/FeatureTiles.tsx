import Link from 'next/link'
import { Icon, type IconName } from '@/src/components/ui/Icon'

interface FeatureTile {
  title: string
  text: string | null
  href: string
  icon: IconName
}

/** Three ways on from here: latest offers, book a service, sell your car (CON-10). */
export const FeatureTiles = ({ items }: { items: FeatureTile[] }) => (
  <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
    {items.map(({ title, text, href, icon }) => (
      <li key={title}>
        <Link
          href={href}
          prefetch={false}
          className="group flex h-full items-start gap-5 rounded-lg bg-surface p-6 transition-colors hover:bg-brand-soft lg:p-7"
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-md bg-brand text-on-brand">
            <Icon name={icon} className="size-6" />
          </span>
          <span className="min-w-0">
            <span className="flex items-center gap-2 text-subheading font-semibold">
              {title}
              <Icon name="arrow-right" className="size-5 transition-transform group-hover:translate-x-1" />
            </span>
            {text && <span className="mt-1 block text-muted">{text}</span>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
