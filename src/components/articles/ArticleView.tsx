import type { ComponentProps } from 'react'
import { RichText } from '@/src/components/site/RichText'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { articleContents, minutesToRead } from '@/src/domain/content/articles/articleContents'
import type { Site } from '@/tenants/Site'
import { StoryFacts, StoryPicture } from '../sections/StoryParts'
import { CrumbTrail } from '../page/CrumbTrail'
import { ArticleContents } from './ArticleContents'

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
  otherImages?: readonly string[]
  category?: string | null
  content: ComponentProps<typeof RichText>['content'] | null
}

/** Sections from which on an article has contents. */
const CONTENTS_FROM = 3

/** An article as a page to read: its picture, then a column of text with its contents beside it (CON-25). */
export const ArticleView = ({
  site,
  href,
  heading,
  description,
  date,
  timeZone,
  author,
  image,
  otherImages,
  category,
  content,
}: ArticleViewProps) => {
  const headings = articleContents(content)
  const contents = headings.length >= CONTENTS_FROM
  return (
    <article>
      <Container className="pt-5">
        <CrumbTrail site={site} path={href} title={heading} parents={[{ label: 'Latest News', href: '/blogs' }]} />
        <div className="grid items-end gap-x-16 gap-y-5 pt-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:pt-14">
          <h1 className="text-title text-balance lg:text-[calc(var(--text-title)*1.15)]">
            <Unbroken text={heading} />
          </h1>
          <div>
            {description && <p className="text-lead text-muted">{description}</p>}
            <p className="mt-4 text-sm font-semibold">{author}</p>
            <StoryFacts
              {...{ date, category, timeZone }}
              minutes={content ? minutesToRead(content) : undefined}
              className="mt-0.5"
            />
          </div>
        </div>
        {image && (
          <div className="relative mt-8 aspect-[8/5] overflow-hidden rounded-xl bg-surface max-sm:-mx-gutter max-sm:rounded-none sm:aspect-[2/1] lg:mt-12 lg:aspect-[21/9]">
            <StoryPicture
              {...{ image, otherImages }}
              first
              sizes="(min-width: 84rem) 84rem, 100vw"
              className="object-[center_62%]"
            />
          </div>
        )}
        <div
          className={cx(
            'grid gap-8 py-10 lg:py-16',
            contents
              ? 'lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-x-20 xl:grid-cols-[17rem_minmax(0,44rem)] xl:gap-x-28'
              : 'mx-auto max-w-prose',
          )}
        >
          {contents && <ArticleContents headings={headings} />}
          {content && <RichText content={content} named className="article-text" />}
        </div>
      </Container>
    </article>
  )
}
