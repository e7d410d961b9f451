import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { BANDS, type HeroLook, isOfStudio, ROOMS, SIDE } from './heroStage'
import { ScenePicture } from './ScenePicture'
import { StudioRoom } from './StudioRoom'

interface HeroWordsProps {
  eyebrow: string | null
  heading: string
  text: string | null
  actions: { label: string; href: string }[]
  dark: boolean
  centred: boolean
  /** The stock search follows: on a phone it takes the place of the buttons. */
  searched: boolean
}

/** Eyebrow, promise, sentence and buttons of a hero. */
const HeroWords = ({ eyebrow, heading, text, actions, dark, centred, searched }: HeroWordsProps) => (
  <div
    className={cx(
      'motion-safe:animate-[rise-in_600ms_var(--ease-out)]',
      // No further than where the vehicle begins.
      centred ? 'mx-auto max-w-3xl text-center' : 'max-w-xl lg:max-w-[44%]',
    )}
  >
    {eyebrow && (
      <p
        className={cx(
          'text-eyebrow font-semibold uppercase',
          searched ? 'mb-2.5 lg:mb-4' : 'mb-4',
          dark ? 'text-accent-on-ink' : 'text-fg/85',
        )}
      >
        {eyebrow}
      </p>
    )}
    <h1 className="text-display">{heading}</h1>
    {text && (
      <p
        className={cx(
          'text-lead',
          searched ? 'mt-3 lg:mt-5' : 'mt-5',
          dark ? 'text-on-ink/90' : 'text-fg/85',
          !centred && 'max-w-lg',
        )}
      >
        {text}
      </p>
    )}
    {actions.length > 0 && (
      <div
        className={cx(
          'mt-8 flex flex-wrap gap-3',
          centred && 'justify-center',
          searched && (centred ? 'hidden' : 'max-lg:hidden'),
        )}
      >
        {actions.map(({ label, href }, index) => (
          <Button
            key={href}
            href={href}
            size="lg"
            variant={index === 0 ? 'primary' : dark ? 'outlineInverse' : 'outline'}
          >
            {label}
          </Button>
        ))}
      </div>
    )}
  </div>
)

interface HeroBannerProps extends Omit<HeroWordsProps, 'dark' | 'centred' | 'searched'> {
  /** Text beside the picture, on it, or above it. */
  layout: 'split' | 'full' | 'centred'
  image: { url: string; alt: string } | null
  tone: 'dark' | 'light'
  /** The stock search: over the lower edge, or between words and picture where these stand above one another. */
  children?: ReactNode
  /** Below the search. */
  after?: ReactNode
}

const GROUNDS: Record<HeroLook, string> = {
  light: 'bg-[#e7e7e7]',
  dark: 'on-dark bg-ink text-on-ink',
  centred: 'bg-[linear-gradient(#dfe2e4,#b1b3b4_35%)]',
}

/** On a phone the search is reached without scrolling: the vehicle stands close under the words. */
const PHONE_ROOMS: Record<HeroBannerProps['layout'], string> = {
  split: 'max-lg:-mt-8 max-lg:pb-14',
  full: 'max-lg:-mt-8 max-lg:pb-14',
  centred: '',
}

/** The first thing on the home page: one promise, one picture, one thing to do. */
export const HeroBanner = ({ layout, image, tone, children, after, actions, ...words }: HeroBannerProps) => {
  const dark = layout === 'full' || (layout === 'split' && tone === 'dark')
  const centred = layout === 'centred'
  const look = centred ? 'centred' : dark ? 'dark' : 'light'
  const searched = Boolean(children)
  const nextStep = actions.at(-1)
  const scene = image && !isOfStudio(image.url) ? image : null
  const room = image && !scene && (
    <StudioRoom
      image={image}
      sizes={centred ? '(min-width: 768px) 48rem, 100vw' : '(min-width: 1024px) 60vw, 100vw'}
      first
      className={cx(
        ROOMS[look],
        centred && !searched && 'pb-14',
        layout === 'full' && 'max-lg:[clip-path:polygon(0_1.5rem,100%_0,100%_100%,0_100%)]',
        searched && PHONE_ROOMS[layout],
      )}
      bandClassName={BANDS[look]}
      pictureClassName={cx('mx-auto aspect-[8/5] max-w-3xl', !centred && SIDE)}
    />
  )
  const picture = scene ? <ScenePicture image={scene} look={searched || centred ? look : 'beside'} first /> : room
  // Without a search the picture opens the page of a pale hero.
  const pictureFirst = layout === 'split' && !searched && !scene
  return (
    <section
      data-hero={dark ? 'dark' : 'light'}
      className={searched ? 'pb-8 [--hero-foot:7rem] lg:pb-10' : '[--hero-foot:0rem]'}
    >
      <div
        className={cx(
          'relative overflow-hidden',
          scene && !dark ? 'bg-canvas' : GROUNDS[look],
          look === 'light' && searched && !scene && 'max-lg:bg-[linear-gradient(#eef0f1,#b1b3b4_45%)]',
        )}
      >
        {pictureFirst && picture}
        <Container
          className={cx(
            'hero-text relative z-1 grid content-center',
            searched ? 'py-7' : 'py-12',
            searched && centred ? 'lg:pt-14 lg:pb-0' : 'lg:py-20',
            !centred && 'lg:min-h-[min(40rem,72vh)]',
            searched && !centred ? 'lg:pb-40' : null,
          )}
        >
          <HeroWords {...words} actions={actions} dark={dark} centred={centred} searched={searched} />
          {searched && centred && <div className="mx-auto mt-6 w-full max-w-5xl lg:mt-9">{children}</div>}
        </Container>
        {!pictureFirst && picture}
      </div>
      {searched && (
        <Container className={cx('relative z-10', centred ? '-mt-2' : '-mt-24 lg:-mt-28')}>
          {!centred && children}
          {after}
          {nextStep && (
            <Button href={nextStep.href} variant="outline" size="lg" className="mt-3 w-full lg:hidden">
              {nextStep.label}
            </Button>
          )}
        </Container>
      )}
    </section>
  )
}
