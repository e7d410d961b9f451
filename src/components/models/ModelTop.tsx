import type { ComponentProps, ReactNode } from 'react'
import { CrumbTrail } from '@/src/components/page/CrumbTrail'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import type { HeroLook } from '@/src/components/sections/hero/heroStage'
import type { Site } from '@/tenants/Site'

/** How a site's model pages open: on its dark ground, or in the studio's pale room. */
export const modelLook = ({ theme }: Pick<Site, 'theme'>): HeroLook => (theme.pageHead === 'dark' ? 'dark' : 'light')

interface FrameProps extends Pick<ComponentProps<typeof CrumbTrail>, 'site' | 'path' | 'title' | 'parents'> {
  look: HeroLook
  /** A picture fills it: it has the height for one. */
  pictured: boolean
  /** With `--hero-foot`, the room below the picture. */
  className: string
  children: ReactNode
}

/** The ground and the trail at the top of a model's page, words in its left column, a picture behind them (RTE-28). */
export const ModelTop = ({ site, path, title, parents, look, pictured, className, children }: FrameProps) => {
  const dark = look === 'dark'
  return (
    <section
      aria-labelledby="model-name"
      data-ground={dark ? 'ink' : 'surface'}
      // A header that floats lies over it (globals.css).
      {...(dark ? { 'data-hero': 'dark' } : {})}
      className={cx('relative isolate overflow-hidden', className, dark ? 'on-dark bg-ink text-on-ink' : 'bg-studio')}
    >
      <Container
        className={cx(
          'hero-text grid grid-cols-1 gap-5 pb-10 pt-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-14 lg:pb-8',
          pictured && 'lg:min-h-[max(36rem,42vw)] lg:grid-rows-[auto_1fr]',
        )}
      >
        <CrumbTrail
          site={site}
          path={path}
          title={title}
          parents={parents}
          className={cx(
            'z-10 lg:col-span-2',
            dark ? '[&_[aria-current]]:text-on-ink [&_a:hover]:text-on-ink' : '[&_a]:text-fg/85',
          )}
        />
        {children}
      </Container>
    </section>
  )
}
