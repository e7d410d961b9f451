import type { ComponentProps } from 'react'
import { RichText } from '@/src/components/site/RichText'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { dayInZone } from '@/src/domain/locations/hours/momentWords'
import type { Site } from '@/tenants/Site'
import { CrumbTrail } from '../page/CrumbTrail'

interface ArticleViewProps {
  site: Pick<Site, 'origin'>
  href: string
  heading: string
  description: string
  /** ISO time. */
  date: string
  /** The dealership's. */
  timeZone: string
  author: string
  image: { url: string; alt: string } | null
  content: ComponentProps<typeof RichText>['content'] | null
}

/** An article as a page to read: its picture, then a column of text (CON-25). */
export const ArticleView = ({
  site,
  href,
  heading,
  description,
  date,
  timeZone,
  author,
  image,
  content,
}: ArticleViewProps) => (
  <article>
    <Container narrow className="pt-5">
      <CrumbTrail site={site} path={href} title={heading} parents={[{ label: 'Latest News', href: '/blogs' }]} />
      <h1 className="mt-8 text-title lg:mt-12">{heading}</h1>
      {description && <p className="mt-5 text-lead text-muted">{description}</p>}
      <p className="mt-6 text-sm text-muted">
        <span className="font-semibold text-fg">{author}</span> ·{' '}
        <time dateTime={date}>{dayInZone(date, timeZone)}</time>
      </p>
    </Container>
    {image && (
      <Container className="mt-8 max-w-5xl lg:mt-12">
        <div className="relative aspect-[16/9] overflow-hidden rounded-xl bg-surface">
          <Photo
            url={image.url}
            alt={image.alt}
            first
            sizes="(min-width: 1024px) 64rem, 100vw"
            className="object-cover"
          />
        </div>
      </Container>
    )}
    <Container narrow className="py-10 lg:py-14">
      {content && <RichText content={content} />}
    </Container>
  </article>
)
