import Image from 'next/image'
import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'

interface HeroBannerProps {
  eyebrow: string | null
  heading: string
  text: string | null
  image: { url: string; alt: string } | null
  actions: { label: string; href: string }[]
  tone: 'dark' | 'light'
  /** The stock search, lying over the lower edge. */
  children?: ReactNode
}

/** On a pale ground the studio's backdrop runs out into the page; on a dark one the picture has a clean slanted edge. */
const EDGES = {
  light: 'lg:[mask-image:linear-gradient(to_right,transparent,black_16%)]',
  dark: 'lg:[clip-path:polygon(11%_0,100%_0,100%_100%,0_100%)]',
}

/** The first thing on the home page: one promise, one picture, one thing to do. */
export const HeroBanner = ({ eyebrow, heading, text, image, actions, tone, children }: HeroBannerProps) => {
  const dark = tone === 'dark'
  return (
    <section data-hero={tone} className={cx('relative', children && 'mb-4')}>
      <div
        className={cx(
          'relative overflow-hidden',
          dark ? 'on-dark bg-ink text-on-ink' : 'bg-[linear-gradient(#c3c7cb,#e9ebed_52%,#f1f2f3)]',
        )}
      >
        {image && (
          <div className="relative aspect-[8/5] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[60%] max-lg:order-last">
            <Image
              src={image.url}
              alt={image.alt}
              fill
              sizes="(min-width: 1024px) 62vw, 100vw"
              loading="eager"
              fetchPriority="high"
              className={cx('object-cover object-[center_62%]', EDGES[tone])}
            />
          </div>
        )}
        <Container
          className={cx(
            'relative grid content-center py-12 lg:min-h-[min(40rem,72vh)] lg:py-20',
            children && 'pb-24 lg:pb-36',
          )}
        >
          <div className="max-w-xl motion-safe:animate-[rise-in_600ms_var(--ease-out)]">
            {eyebrow && (
              <p
                className={cx('mb-4 text-eyebrow font-semibold uppercase', dark ? 'text-accent-on-ink' : 'text-fg/80')}
              >
                {eyebrow}
              </p>
            )}
            <h1 className="text-display">{heading}</h1>
            {text && <p className={cx('mt-5 max-w-lg text-lead', dark ? 'text-on-ink-muted' : 'text-fg/85')}>{text}</p>}
            {actions.length > 0 && (
              <div className="mt-8 flex flex-wrap gap-3">
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
        </Container>
      </div>
      {children && <Container className="relative z-10 -mt-16 lg:-mt-20">{children}</Container>}
    </section>
  )
}
