import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { StudioRoom } from './StudioRoom'

interface HeroWordsProps {
  eyebrow: string | null
  heading: string
  text: string | null
  actions: { label: string; href: string }[]
  dark: boolean
  centred: boolean
}

/** Eyebrow, promise, sentence and buttons of a hero. */
const HeroWords = ({ eyebrow, heading, text, actions, dark, centred }: HeroWordsProps) => (
  <div
    className={cx(
      'motion-safe:animate-[rise-in_600ms_var(--ease-out)]',
      // No further than where the vehicle begins.
      centred ? 'mx-auto max-w-3xl text-center' : 'max-w-xl lg:max-w-[44%]',
    )}
  >
    {eyebrow && (
      <p className={cx('mb-4 text-eyebrow font-semibold uppercase', dark ? 'text-accent-on-ink' : 'text-fg/85')}>
        {eyebrow}
      </p>
    )}
    <h1 className="text-display">{heading}</h1>
    {text && <p className={cx('mt-5 text-lead', dark ? 'text-muted' : 'text-fg/85', !centred && 'max-w-lg')}>{text}</p>}
    {actions.length > 0 && (
      <div className={cx('mt-8 flex flex-wrap gap-3', centred && 'justify-center')}>
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

interface HeroBannerProps extends Omit<HeroWordsProps, 'dark' | 'centred'> {
  /** Text beside the picture, on it, or above it. */
  layout: 'split' | 'full' | 'centred'
  image: { url: string; alt: string } | null
  tone: 'dark' | 'light'
  /** The stock search, lying over the lower edge. */
  children?: ReactNode
}

type Look = 'light' | 'dark' | 'centred'

/** On a pale ground the studio's room is the whole width; on a dark one it has a clean slanted edge. */
const ROOMS: Record<Look, string> = {
  light:
    'lg:absolute lg:inset-0 lg:after:absolute lg:after:inset-0 lg:after:bg-linear-to-r lg:after:from-white/60 lg:after:to-transparent lg:after:to-45%',
  dark: 'lg:absolute lg:inset-y-0 lg:right-0 lg:w-[55%] lg:[clip-path:polygon(11%_0,100%_0,100%_100%,0_100%)]',
  centred: 'relative -mt-10 pb-14 lg:-mt-16',
}

/** The vehicle stands above the search (--hero-foot) and below a header that floats (--hero-top, globals.css). */
const STANDS =
  'lg:absolute lg:inset-x-0 lg:bottom-(--hero-foot) lg:max-h-[calc(100%-var(--hero-foot)-var(--hero-top,0rem))]'

const BANDS: Record<Look, string> = {
  light: `${STANDS} lg:h-[37.5vw]`,
  dark: `${STANDS} lg:h-[34vw]`,
  centred: '',
}

/** A photo that is not of the studio. Words on a pale ground stand beside it, not on it. */
const PHOTOS: Record<Look, string> = {
  light:
    'aspect-[8/5] lg:absolute! lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[56%] lg:[mask-image:linear-gradient(to_right,transparent,black_14%)]',
  dark: 'aspect-[8/5] lg:absolute! lg:inset-0 lg:aspect-auto',
  centred: 'mx-auto aspect-[8/5] max-w-3xl rounded-xl',
}

const SIDE = 'lg:absolute lg:right-0 lg:h-full lg:w-auto lg:max-w-none'

const GROUNDS: Record<Look, string> = {
  light: 'bg-[#e7e7e7]',
  dark: 'on-dark bg-ink text-on-ink',
  centred: 'bg-[linear-gradient(#dfe2e4,#b1b3b4_35%)]',
}

/** The first thing on the home page: one promise, one picture, one thing to do. */
export const HeroBanner = ({ layout, image, tone, children, ...words }: HeroBannerProps) => {
  const dark = layout === 'full' || (layout === 'split' && tone === 'dark')
  const centred = layout === 'centred'
  const look = centred ? 'centred' : dark ? 'dark' : 'light'
  const picture = image && (
    <StudioRoom
      image={image}
      sizes={centred ? '(min-width: 768px) 48rem, 100vw' : '(min-width: 1024px) 60vw, 100vw'}
      first
      className={cx(
        ROOMS[look],
        layout === 'full' && 'max-lg:[clip-path:polygon(0_1.5rem,100%_0,100%_100%,0_100%)]',
        layout === 'full' && children ? 'max-lg:pb-14' : null,
      )}
      bandClassName={BANDS[look]}
      pictureClassName={cx('mx-auto aspect-[8/5] max-w-3xl', !centred && SIDE)}
      photoClassName={PHOTOS[look]}
    />
  )
  return (
    <section
      data-hero={dark ? 'dark' : 'light'}
      className={children ? 'pb-10 [--hero-foot:7rem] lg:pb-14' : '[--hero-foot:0rem]'}
    >
      <div className={cx('relative overflow-hidden', GROUNDS[look])}>
        {layout === 'split' && picture}
        <Container
          className={cx(
            'hero-text relative z-1 grid content-center py-12 lg:py-20',
            !centred && 'lg:min-h-[min(40rem,72vh)]',
            children && !centred ? 'lg:pb-40' : null,
            children && layout === 'split' ? 'max-lg:pb-24' : null,
          )}
        >
          <HeroWords {...words} dark={dark} centred={centred} />
        </Container>
        {layout !== 'split' && picture}
      </div>
      {children && <Container className="relative z-10 -mt-16 lg:-mt-28">{children}</Container>}
    </section>
  )
}
