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
  children: ReactNode
}

const BANDS: Record<Look, string> = {
  plain: 'on-dark',
  dark: 'on-dark lg:min-h-[28rem]',
  open: 'ink-canvas',
  centred: 'ink-surface',
}

const GRIDS: Record<Look, string> = {
  plain: 'gap-8 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-x-14 lg:pb-16',
  dark: 'gap-8 pb-12 lg:pb-20',
  open: 'gap-8 pb-0 lg:min-h-[30rem] lg:grid-cols-2 lg:gap-x-14 lg:pb-16',
  centred: 'gap-8 text-center lg:gap-10',
}

/** Where the picture stands. */
const FRAMES: Record<Look, string> = {
  plain: 'relative aspect-[8/5] rounded-xl',
  dark: 'relative aspect-[8/5] rounded-xl lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[60%] lg:rounded-none lg:after:absolute lg:after:inset-0 lg:after:bg-linear-to-r lg:after:from-ink lg:after:via-ink/60 lg:after:via-25% lg:after:to-transparent lg:after:to-60%',
  open: 'relative -mx-gutter aspect-[8/5] lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:aspect-auto lg:w-[48%]',
  centred: 'relative mx-auto aspect-[2/1] w-full max-w-4xl rounded-t-xl',
}

const GROUNDS: Record<Look, string> = { plain: 'ink', dark: 'ink', open: 'canvas', centred: 'surface' }

const isDark = (look: Look): boolean => GROUNDS[look] === 'ink'

/** Looks of the buttons that stand on a page's hero. */
export const heroButtons = ({ theme }: Pick<Site, 'theme'>) =>
  isDark(theme.pageHead)
    ? ({ first: 'inverse', second: 'outlineInverse' } as const)
    : ({ first: 'primary', second: 'outline' } as const)

/** The top of a page with a picture: breadcrumb, text and picture, composed as the theme's `pageHead` says. */
export const PageHero = ({ site, path, title, parents, image, children }: PageHeroProps) => {
  const look = site.theme.pageHead
  return (
    <div
      data-ground={GROUNDS[look]}
      {...(look === 'dark' ? { 'data-hero': 'dark' } : {})}
      className={cx('relative overflow-hidden bg-ink text-on-ink', BANDS[look])}
    >
      <Container className={cx('hero-text grid content-start pt-5', GRIDS[look])}>
        <CrumbTrail
          site={site}
          path={path}
          title={title}
          parents={parents}
          className={cx(
            'relative z-10 lg:col-span-full [&_[aria-current]]:text-on-ink [&_a:hover]:text-on-ink',
            look === 'centred' && '[&_ol]:justify-center',
          )}
        />
        <div
          className={cx(
            'relative z-10',
            look === 'centred' ? 'mx-auto max-w-3xl [&>*]:mx-auto [&>div]:justify-center' : 'self-center lg:max-w-2xl',
            look === 'dark' && 'lg:max-w-[24rem] xl:max-w-[30rem]',
          )}
        >
          {children}
        </div>
        {image && (
          <div className={cx('overflow-hidden', FRAMES[look])}>
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
