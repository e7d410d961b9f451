import Link from 'next/link'
import type { StoryCard } from '@/src/components/sections/StoryCards'
import { Photo } from '@/src/components/ui/Photo'
import { formatDay } from '@/src/domain/site/formatDay'

interface LeadStoryProps {
  story: StoryCard
  /** The dealership's. */
  timeZone: string
}

/** The newest article, large; date as dd/MM/yyyy (LOC-09). */
export const LeadStory = ({ story: { href, heading, image, description, date }, timeZone }: LeadStoryProps) => (
  <article className="group relative grid overflow-hidden rounded-xl bg-surface lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
    {image && (
      <div className="relative aspect-[8/5] overflow-hidden">
        <Photo
          url={image.url}
          alt=""
          first
          sizes="(min-width: 1024px) 50rem, 100vw"
          className="object-cover transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </div>
    )}
    <div className="flex flex-col justify-center p-6 sm:p-10 lg:p-12">
      <p className="tabular text-sm text-muted">
        <time dateTime={date}>{formatDay(date, timeZone)}</time>
      </p>
      <h3 className="mt-2 text-heading">
        <Link prefetch={false} href={href} className="cover-link">
          {heading}
        </Link>
      </h3>
      <p className="mt-4 text-lead text-muted">{description}</p>
      <span className="mt-6 font-semibold text-brand-text">Read the article</span>
    </div>
  </article>
)
