import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { cx } from '@/src/components/ui/cx'

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
      centred ? 'mx-auto max-w-3xl text-center' : 'max-w-xl',
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

/** On a pale ground the studio's backdrop runs out into the page; on a dark one the picture has a clean slanted edge. */
const EDGES = {
  light: 'lg:[mask-image:linear-gradient(to_right,transparent,black_16%)]',
  dark: 'lg:[clip-path:polygon(11%_0,100%_0,100%_100%,0_100%)]',
}

/** A centred picture has no edge at all. */
const CENTRED_EDGES =
  '[mask-image:linear-gradient(to_right,transparent,black_9%,black_91%,transparent),linear-gradient(to_bottom,transparent,black_24%)] [mask-composite:intersect]'

/** Wall and floor of the studio, so that the picture's own run on beyond it. */
const STUDIO = 'bg-[linear-gradient(#dfe2e4,#b4b4b4_63%,#e4e4e4_74%,#ececec)]'

const FRAMES: Record<HeroBannerProps['layout'], string> = {
  split: 'relative max-lg:aspect-[8/5] lg:absolute lg:inset-y-0 lg:right-0 lg:w-[60%]',
  full: 'absolute inset-y-0 right-0 w-full after:absolute after:inset-0 after:bg-linear-to-r after:from-ink after:via-ink/75 after:via-30% after:to-transparent after:to-70% max-lg:after:bg-ink/75 lg:w-[74%]',
  centred: 'relative mx-auto -mt-10 mb-14 aspect-[8/5] w-full max-w-3xl lg:-mt-24',
}

/** The first thing on the home page: one promise, one picture, one thing to do. */
export const HeroBanner = ({ layout, image, tone, children, ...words }: HeroBannerProps) => {
  const dark = layout === 'full' || (layout === 'split' && tone === 'dark')
  const centred = layout === 'centred'
  const picture = image && (
    <div className={FRAMES[layout]}>
      <Photo
        url={image.url}
        alt={image.alt}
        sizes={layout === 'full' ? '100vw' : '(min-width: 1024px) 60vw, 100vw'}
        first
        className={cx('object-cover object-[center_62%]', layout === 'split' && EDGES[tone], centred && CENTRED_EDGES)}
      />
    </div>
  )
  return (
    <section data-hero={dark ? 'dark' : 'light'} className={children ? 'pb-10 lg:pb-14' : undefined}>
      <div
        className={cx(
          'relative overflow-hidden',
          dark ? 'on-dark bg-ink text-on-ink' : centred ? STUDIO : 'bg-[linear-gradient(#c3c7cb,#e9ebed_52%,#f1f2f3)]',
        )}
      >
        {!centred && picture}
        <Container
          className={cx(
            'hero-text relative grid content-center py-12 lg:py-20',
            !centred && 'lg:min-h-[min(40rem,72vh)]',
            layout === 'full' && 'min-h-[32rem]',
            children && !centred ? 'pb-24 lg:pb-40' : null,
          )}
        >
          <HeroWords {...words} dark={dark} centred={centred} />
        </Container>
        {centred && picture}
      </div>
      {children && <Container className="relative z-10 -mt-16 lg:-mt-28">{children}</Container>}
    </section>
  )
}
