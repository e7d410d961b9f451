import { type StoryCard, StoryDay, shortDescription } from '@/src/components/sections/StoryCards'
import { CoverLink } from '@/src/components/ui/CoverLink'
import { Photo } from '@/src/components/ui/Photo'

interface StoryLinesProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

/** Articles as a ruled list: day, heading, a small picture (CON-24, CON-25, LOC-09). */
export const StoryLines = ({ stories, timeZone }: StoryLinesProps) => (
  <ul className="border-b border-line">
    {stories.map(({ href, heading, image, description, date }) => (
      <li key={href} className="border-t border-line">
        <article className="group relative grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-5 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-x-10 sm:py-7 lg:grid-cols-[8rem_minmax(0,1fr)_14rem]">
          <StoryDay {...{ date, timeZone }} className="self-start max-lg:col-start-1 lg:pt-2" />
          <div className="max-lg:col-start-1">
            <h3 className="text-heading max-sm:text-subheading">
              <CoverLink href={href}>{heading}</CoverLink>
            </h3>
            <p className="mt-2 text-muted max-sm:hidden">{shortDescription(description)}</p>
          </div>
          {image && (
            <div className="relative aspect-[8/5] overflow-hidden rounded-md max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1">
              <Photo
                url={image.url}
                alt=""
                sizes="(min-width: 1024px) 14rem, 11rem"
                className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
              />
            </div>
          )}
        </article>
      </li>
    ))}
  </ul>
)
