import type { ReactNode } from 'react'
import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { Site, Theme } from '@/tenants/Site'
import { CrumbTrail } from './CrumbTrail'

type Look = Theme['pageHead']

interface PageHeroProps {
  site: Pick<Site, 'origin' | 'theme'>
  /** Canonical path of the page. */
  path: string
  /** Its crumb. */
  title: string
  /** Between Home and this page. */
  parents?: Crumb[]
  image: { url: string; alt: string } | null
  /** On a phone the picture is before the text. */
  pictureFirst?: boolean
  children: ReactNode
}

interface Composition {
  ground: 'ink' | 'canvas' | 'surface'
  band: string
  grid: string
  crumbs?: string
  words: string
  /** Where the picture is placed. */
  frame: string
}

const LOOKS: Record<Look, Composition> = {
  plain: {
    ground: 'ink',
    band: 'on-dark',
    grid: 'pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-x-14 lg:pb-16',
    words: 'self-center lg:max-w-2xl',
    frame: 'relative aspect-[8/5] rounded-xl',
  },
  dark: {
    ground: 'ink',
    band: 'on-dark lg:min-h-[28rem]',
    grid: 'pb-12 lg:pb-20',
    words: 'self-center lg:max-w-[24rem] xl:max-w-[30rem]',
    frame:
      'relative aspect-[8/5] rounded-xl lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[60%] lg:rounded-none lg:after:absolute lg:after:inset-0 lg:after:bg-ink lg:after:[mask-image:linear-gradient(to_right,#000,rgb(0_0_0/0.8)_15%,rgb(0_0_0/0.45)_34%,rgb(0_0_0/0.17)_53%,rgb(0_0_0/0.04)_69%,transparent_85%)]',
  },
  open: {
    ground: 'canvas',
    band: 'ink-canvas',
    grid: 'pb-0 lg:min-h-[30rem] lg:grid-cols-2 lg:gap-x-14 lg:pb-16',
    words: 'self-center lg:max-w-2xl',
    frame: 'relative -mx-gutter aspect-[8/5] lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:aspect-auto lg:w-[48%]',
  },
  centred: {
    ground: 'surface',
    band: 'ink-surface',
    grid: 'text-center',
    crumbs: '[&_ol]:justify-center',
    words: 'mx-auto max-w-3xl [&>*]:mx-auto [&>div]:justify-center',
    frame: 'relative mx-auto mb-10 aspect-[8/5] w-full max-w-2xl rounded-xl lg:mb-14',
  },
}

/** Looks of the buttons that stand on a page's hero. */
export const heroButtons = ({ theme }: Pick<Site, 'theme'>) =>
  LOOKS[theme.pageHead].ground === 'ink'
    ? ({ first: 'inverse', second: 'outlineInverse' } as const)
    : ({ first: 'primary', second: 'outline' } as const)

/** The top of a page with a picture: breadcrumb, text and picture, composed as the theme's `pageHead` says. */
export const PageHero = ({ site, path, title, parents, image, pictureFirst = false, children }: PageHeroProps) => {
  const look = site.theme.pageHead
  const { ground, band, grid, crumbs, words, frame } = LOOKS[look]
  return (
    <div
      data-ground={ground}
      // A header that floats lies over it (globals.css).
      {...(look === 'dark' ? { 'data-hero': 'dark' } : {})}
      className={cx('relative overflow-hidden bg-ink text-on-ink', band)}
    >
      <Container className={cx('hero-text grid content-start gap-8 pt-5', grid)}>
        <CrumbTrail
          site={site}
          path={path}
          title={title}
          parents={parents}
          className={cx(
            'relative z-10 lg:col-span-full [&_[aria-current]]:text-on-ink [&_a:hover]:text-on-ink',
            crumbs,
          )}
        />
        <div
          className={cx(
            'relative z-10',
            pictureFirst && cx('max-lg:order-last', ground !== 'ink' && 'max-lg:pb-10'),
            words,
          )}
        >
          {children}
        </div>
        {image && (
          <div className={cx('overflow-hidden', pictureFirst && 'max-lg:mb-0', frame)}>
            <Photo
              url={image.url}
              alt={image.alt}
              first
              sizes="(min-width: 1024px) 56rem, 100vw"
              className="object-cover object-[center_62%]"
            />
          </div>
        )}
      </Container>
    </div>
  )
}
