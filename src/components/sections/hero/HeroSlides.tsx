import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Carousel } from '@/src/components/ui/Carousel'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { BANDS, isOfStudio, ROOMS, SIDE } from './heroStage'
import { SlidePicture } from './SlidePicture'
import { StudioRoom } from './StudioRoom'

interface HeroSlide {
  id: string
  name: string
  description: string | null
  image: { url: string; alt: string } | null
  action: { label: string; href: string } | null
  hideOverlay: boolean
}

interface HeroSlidesProps {
  /** The page's heading, for those who do not see the slides. */
  title: string
  slides: HeroSlide[]
  /** The search is in a band of its own below the slides; else over their lower edge. */
  bar?: boolean
  children?: ReactNode
}

/** The carousel from edge to edge of the window, its two buttons on the slides. */
const EDGE_TO_EDGE =
  'mx-0! gap-0! scroll-px-0! px-0! py-0! auto-cols-[100%] [&+div]:absolute [&+div]:right-gutter [&+div]:bottom-12 [&+div]:z-2 [&+div]:mt-0'

interface SlideProps {
  slide: HeroSlide
  first: boolean
  /** Which of how many it is. */
  count: string | null
  /** Less high, where the search follows below it. */
  low: boolean
}

const HEIGHTS = {
  tall: { slide: '[--slide:min(46rem,80vh)] lg:min-h-(--slide)', words: 'lg:min-h-[min(40rem,70vh)]' },
  low: { slide: '[--slide:min(38rem,58vh)] lg:min-h-(--slide)', words: 'lg:min-h-(--slide)' },
}

/**
 * A picture alone, a vehicle in surroundings behind its words, or one in the studio's room. `count` says which of how many it is
 * on a phone, where no button leads to the next.
 */
const Slide = ({ slide, first, count, low }: SlideProps) => {
  const { name, description, image, action, hideOverlay } = slide
  const height = HEIGHTS[low ? 'low' : 'tall']
  if (hideOverlay)
    return (
      <div className={cx('relative aspect-[3/2] overflow-hidden lg:aspect-auto', height.slide)}>
        {image && (
          <Photo
            url={image.url}
            alt={image.alt}
            sizes="100vw"
            first={first}
            className="object-cover object-[center_60%]"
          />
        )}
      </div>
    )
  const scene = image && !isOfStudio(image.url) ? image : null
  return (
    <div className={cx('relative overflow-hidden', height.slide, scene && 'on-dark h-full bg-ink text-on-ink')}>
      {scene && <SlidePicture image={scene} first={first} />}
      {image && !scene && (
        <StudioRoom
          image={image}
          sizes="(min-width: 1024px) 60vw, 100vw"
          first={first}
          className={ROOMS.light}
          bandClassName={BANDS.light}
          pictureClassName={cx('mx-auto aspect-[3/2] max-w-3xl', SIDE)}
        />
      )}
      <Container
        className={cx(
          'relative z-1 pb-7 lg:py-16',
          scene && cx('pt-5 lg:flex lg:flex-col lg:items-start lg:justify-center', height.words),
        )}
      >
        <h2 className="text-display lg:max-w-[44%]">{name}</h2>
        {description && <p className="mt-2 max-w-sm text-lead opacity-85 lg:mt-4">{description}</p>}
        <div className="mt-5 flex items-center justify-between gap-4 lg:mt-8">
          {action && (
            <Button href={action.href} size="lg">
              {action.label}
            </Button>
          )}
          {count && (
            <span aria-hidden className="tabular ml-auto inline-flex items-center gap-2 text-sm opacity-85 md:hidden">
              {count} <ArrowRight className="size-4" />
            </span>
          )}
        </div>
      </Container>
    </div>
  )
}

/** Slides as wide as the window, their words on the picture's calm side; a slide may be the picture alone (ENT-18, CON-12, CON-13). */
export const HeroSlides = ({ title, slides, bar = false, children }: HeroSlidesProps) => (
  <section data-hero="light" className={cx('[--hero-foot:0rem]', !bar && 'pb-8')}>
    <h1 className="sr-only">{title}</h1>
    <div className="overflow-hidden bg-studio">
      <Carousel label={title} itemClassName={EDGE_TO_EDGE}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            first={index === 0}
            low={bar}
            count={slides.length > 1 ? `${index + 1} of ${slides.length}` : null}
          />
        ))}
      </Carousel>
    </div>
    {children && bar && (
      <div className="bg-surface">
        <Container className="relative z-10 py-4 sm:py-6">{children}</Container>
      </div>
    )}
    {children && !bar && <Container className="relative z-10 mt-5 lg:-mt-8">{children}</Container>}
  </section>
)
