import { Check } from 'lucide-react'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { StoryBand } from '@/src/domain/content/models/page/modelStory'
import type { Theme } from '@/tenants/Site'

interface Look {
  /** Around all parts. */
  list: string
  /** A part: picture and words side by side. */
  band: string
  /** Of every second part, whose picture is on the right. */
  turned: string
  frame: string
  words: string
}

const FRAMED: Look = {
  list: 'grid gap-14 lg:gap-20',
  band: 'grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  turned: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:[&>:first-child]:order-last',
  frame: 'rounded-xl',
  words: '',
}

/** As the site's model pages tell (theme.modelLayout): framed, out to the window's edge, or between rules. */
const LOOKS: Record<Theme['modelLayout'], Look> = {
  grades: FRAMED,
  compare: FRAMED,
  stage: {
    list: 'grid gap-12 lg:gap-16',
    band: 'group/band grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    turned: 'is-turned lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:[&>:first-child]:order-last',
    // Out to the edge of the window at its side; the words keep to the page's column.
    frame:
      '[--edge:max(var(--spacing-gutter),calc((100vw-84rem)/2+var(--spacing-gutter)))] max-lg:-mx-gutter lg:-ml-(--edge) lg:group-[.is-turned]/band:ml-0 lg:group-[.is-turned]/band:-mr-(--edge)',
    words: '',
  },
  figures: {
    list: 'border-t-2 border-fg',
    band: 'grid items-center gap-x-12 gap-y-6 border-b border-line py-8 lg:grid-cols-2 lg:py-10',
    turned: 'lg:[&>:first-child]:order-last',
    frame: 'rounded-md',
    words: '',
  },
}

const Equipment = ({ equipment }: Pick<StoryBand, 'equipment'>) =>
  equipment.length > 0 && (
    <ul className="mt-5 grid gap-x-8 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {equipment.map(({ text, grade }) => (
        <li key={text} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-text" />
          <span>
            {text}
            {grade && <span className="block text-sm text-muted">from {grade}</span>}
          </span>
        </li>
      ))}
    </ul>
  )

const Facts = ({ facts }: Pick<StoryBand, 'facts'>) =>
  facts.length > 0 && (
    <dl className="mt-5 border-t border-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-6 border-b border-line py-2.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )

interface ModelStoryProps {
  bands: StoryBand[]
  layout: Theme['modelLayout']
}

/** What it is like inside, what keeps it safe, how it drives: each with a picture, on alternating sides; nothing without any. */
export const ModelStory = ({ bands, layout }: ModelStoryProps) => {
  const { list, band, turned, frame, words } = LOOKS[layout]
  return (
    bands.length > 0 && (
      <div className="overflow-hidden py-section">
        <Container>
          <div className={list}>
            {bands.map(({ title, picture, equipment, facts }, index) => (
              <section key={title} aria-labelledby={`story-${index}`} className={cx(band, index % 2 === 1 && turned)}>
                <div className={cx('relative aspect-[8/5] overflow-hidden bg-surface', frame)}>
                  <Photo
                    url={picture.url}
                    alt={picture.alt}
                    sizes="(min-width: 1024px) 50vw, 100vw"
                    className="object-cover"
                  />
                </div>
                <div className={words}>
                  <h2 id={`story-${index}`} className="text-heading">
                    {title}
                  </h2>
                  <Equipment equipment={equipment} />
                  <Facts facts={facts} />
                </div>
              </section>
            ))}
          </div>
        </Container>
      </div>
    )
  )
}
