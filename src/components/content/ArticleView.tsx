import type { ComponentProps } from 'react'
import { RichText } from '@/src/components/site/RichText'
import { Breadcrumb } from '@/src/components/ui/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'

interface ArticleViewProps {
  heading: string
  description: string
  /** ISO date. */
  date: string
  author: string
  image: { url: string; alt: string } | null
  content: ComponentProps<typeof RichText>['content'] | null
}

const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })

/** An article as a page to read: its picture, then a column of text (CON-25). */
export const ArticleView = ({ heading, description, date, author, image, content }: ArticleViewProps) => (
  <article>
    <Container narrow className="pt-5">
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Latest News', href: '/blogs' },
          { label: heading, href: null },
        ]}
      />
      <h1 className="mt-8 text-title lg:mt-12">{heading}</h1>
      {description && <p className="mt-5 text-lead text-muted">{description}</p>}
      <p className="mt-6 text-sm text-muted">
        <span className="font-semibold text-fg">{author}</span> ·{' '}
        <time dateTime={date}>{DATE.format(new Date(date))}</time>
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
