import Link from 'next/link'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { slugify } from '@/src/domain/site/slugify'

export interface MenuModel {
  id: string
  label: string
  href: string
  image: { url: string; alt: string } | null
  bodies: string[]
}

const TILES = 8

/** 'Models': categories on the left, model tiles on the right (CON-03). */
export const ModelPanel = ({ models }: { models: MenuModel[] }) => {
  const bodies = [...new Set(models.flatMap((model) => model.bodies))]
  return (
    <Container className="grid grid-cols-[13rem_1fr] gap-14 py-9">
      <div className="flex flex-col">
        <p className="mb-3 text-eyebrow font-semibold uppercase text-muted">Categories</p>
        <ul>
          {bodies.map((body) => (
            <li key={body}>
              <Link
                href={`/models?body=${slugify(body)}`}
                prefetch={false}
                className="-mx-2 flex min-h-9 items-center rounded-sm px-2 font-semibold hover:bg-surface"
              >
                {body}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-2.5">
          <Button href="/contact-us" variant="outline" size="sm">
            Contact Us
          </Button>
          <Button href={STOCK_PATH} size="sm">
            Our Stock
          </Button>
        </div>
      </div>
      <ul className="grid grid-cols-4 gap-4">
        {models.slice(0, TILES).map(({ id, label, href, image }) => (
          <li key={id}>
            <Link href={href} prefetch={false} className="group block rounded-md p-2 hover:bg-surface">
              {image && (
                <span className="relative block aspect-[8/5] overflow-hidden rounded-sm bg-surface">
                  <Photo url={image.url} alt="" sizes="16rem" />
                </span>
              )}
              <span className="mt-2.5 block font-semibold">{label}</span>
              <span className="text-sm text-brand-text">Discover</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
