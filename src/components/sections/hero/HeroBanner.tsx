import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { BANDS, hasMiddleVehicle, isOfStudio, ROOMS, SIDE } from './heroStage'
import { HeroWords, type HeroWordsProps } from './HeroWords'
import { ScenePicture } from './ScenePicture'
import { StudioRoom } from './StudioRoom'

interface HeroBannerProps extends Omit<HeroWordsProps, 'dark' | 'centred' | 'searched' | 'searchedHere'> {
  /** Text beside the picture, on it, or above it. */
  layout: 'split' | 'full' | 'centred'
  image: { url: string; alt: string } | null
  tone: 'dark' | 'light'
  /** The stock search. */
  children?: ReactNode
  /** Where it is placed: over the picture's lower edge, under the words, or in a band across the page. */
  place?: 'edge' | 'column' | 'bar'
  /** Below the search. */
  after?: ReactNode
}

/** On a phone the search is reached without scrolling: the vehicle is close under the words, and the search on its floor. */
const CLOSE = 'max-lg:-mt-8'
const PHONE_ROOMS = { edge: `${CLOSE} max-lg:pb-14`, bar: CLOSE, column: '' }

/** On a phone the picture is between the words and the search, which are then boxes of the hero itself. */
const BETWEEN =
  'max-lg:contents max-lg:[&>:first-child]:px-gutter max-lg:[&>:first-child]:pt-7 max-lg:[&>:first-child]:pb-6'

/** The first thing on the home page: one promise, one picture, one thing to do. */
export const HeroBanner = ({
  layout,
  image,
  tone,
  children,
  place: asked = 'edge',
  after,
  actions,
  ...words
}: HeroBannerProps) => {
  const dark = layout === 'full' || (layout === 'split' && tone === 'dark')
  const centred = layout === 'centred'
  const look = centred ? 'centred' : dark ? 'dark' : 'light'
  const searched = Boolean(children)
  const place = !searched ? null : centred && asked === 'edge' ? 'column' : asked
  const scene = image && !isOfStudio(image.url) ? image : null
  const inColumn = place === 'column' && !centred
  const between = inColumn && scene !== null
  const room = image && !scene && (
    <StudioRoom
      image={image}
      sizes={centred ? '(min-width: 768px) 48rem, 100vw' : '(min-width: 1024px) 60vw, 100vw'}
      first
      className={cx(
        ROOMS[look],
        centred && !searched && 'pb-14',
        layout === 'full' && 'max-lg:[clip-path:polygon(0_1.5rem,100%_0,100%_100%,0_100%)]',
        place && !centred && PHONE_ROOMS[place],
      )}
      bandClassName={BANDS[look]}
      pictureClassName={cx('mx-auto aspect-[8/5] max-w-3xl', !centred && SIDE)}
    />
  )
  const picture = scene ? (
    <ScenePicture
      image={scene}
      look={centred || (searched && !hasMiddleVehicle(scene.url)) ? look : 'beside'}
      low={place === 'bar' || between}
      first
    />
  ) : (
    room
  )
  // Without a search the picture opens the page of a pale hero.
  const pictureFirst = layout === 'split' && !searched && !scene
  const nextStep = actions.at(-1)
  const next = nextStep && (
    <Button
      href={nextStep.href}
      variant={dark && place !== 'edge' ? 'outlineInverse' : 'outline'}
      size="lg"
      className="mt-3 w-full lg:hidden"
    >
      {nextStep.label}
    </Button>
  )
  const below = (
    <>
      {after}
      {!inColumn && next}
      {nextStep && inColumn && (
        <Link
          prefetch={false}
          href={nextStep.href}
          className="group mt-1 inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold"
        >
          {nextStep.label}
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
        </Link>
      )}
    </>
  )
  return (
    <section
      data-hero={dark ? 'dark' : 'light'}
      className={cx(
        place === 'edge' ? '[--hero-foot:7rem]' : '[--hero-foot:0rem]',
        (place === 'edge' || (place === 'column' && centred)) && 'pb-8 lg:pb-10',
      )}
    >
      <div
        className={cx(
          'relative overflow-hidden',
          // The search's suggestions may be longer than the hero.
          place === 'column' && 'has-[[aria-expanded=true]]:overflow-visible',
          between && 'max-lg:flex max-lg:flex-col',
          scene && !dark ? (centred ? 'bg-surface' : 'bg-canvas') : dark ? 'on-dark bg-ink text-on-ink' : 'bg-studio',
        )}
      >
        {pictureFirst && picture}
        <Container
          className={cx(
            'hero-text relative z-1 grid content-center',
            searched ? 'py-7' : 'py-12',
            place === 'column' ? (centred ? 'lg:pt-14 lg:pb-0' : 'lg:py-16') : 'lg:py-20',
            !centred && 'lg:min-h-[min(40rem,72vh)]',
            between && BETWEEN,
            place === 'edge' && 'lg:pb-40',
          )}
        >
          <HeroWords
            {...words}
            actions={actions}
            dark={dark}
            centred={centred}
            searched={searched}
            searchedHere={place === 'column'}
          />
          {place === 'column' && (
            <div
              className={cx(
                centred ? 'mx-auto mt-6 w-full max-w-5xl lg:mt-9' : 'lg:mt-8 lg:max-w-[40%]',
                between ? 'max-lg:order-1 max-lg:px-gutter max-lg:py-5' : !centred && 'mt-6',
              )}
            >
              {children}
              {!centred && below}
            </div>
          )}
        </Container>
        {!pictureFirst && picture}
      </div>
      {place === 'bar' && (
        <div className={dark ? 'on-dark border-t border-ink-line bg-ink text-on-ink' : 'bg-surface'}>
          <Container className="relative z-10 py-5 lg:py-8">
            {children}
            {below}
          </Container>
        </div>
      )}
      {(place === 'edge' || (place === 'column' && centred)) && (
        <Container className={centred ? '-mt-2' : 'relative z-10 -mt-24 lg:-mt-28'}>
          {place === 'edge' && children}
          {below}
        </Container>
      )}
    </section>
  )
}
