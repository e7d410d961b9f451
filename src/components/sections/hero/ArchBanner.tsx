import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { hasMiddleVehicle, isOfStudio } from './heroStage'
import { Sentences } from './Sentences'

interface ArchBannerProps {
  eyebrow: string | null
  heading: string
  text: string | null
  image: { url: string; alt: string } | null
  actions: { label: string; href: string }[]
  /** The stock search. */
  children?: ReactNode
  /** The search is in a band across the page; else under the words. */
  bar?: boolean
  /** Below the search. */
  after?: ReactNode
}

/** Buttons in the accent: the brand's colour is the ground. */
const ACCENT_BUTTONS = '[--brand:var(--accent)] [--on-brand:var(--on-accent)]'

/** The part of a wide picture where its vehicle is. */
const cropOf = (url: string): string =>
  isOfStudio(url) || hasMiddleVehicle(url) ? 'object-[50%_80%]' : 'object-[100%_80%] lg:object-[93%_80%]'

/** The picture in an arch on the ground's lower edge, a disc of the accent behind its shoulder. */
const Arch = ({ image }: { image: { url: string; alt: string } }) => (
  <div className="relative isolate mx-auto w-full max-w-xl self-end max-lg:mt-6 lg:mr-0 lg:max-w-[42rem]">
    <div
      aria-hidden
      className="absolute -left-[7%] top-[4%] -z-1 aspect-square w-[46%] rounded-full bg-accent max-sm:left-0 max-sm:-top-[6%]"
    />
    <div className="arch relative aspect-[3/2] overflow-hidden lg:aspect-auto lg:h-[min(38rem,74vh)]">
      <Photo
        url={image.url}
        alt={image.alt}
        // Wider than the arch, which is higher than the picture.
        sizes="(min-width: 1024px) 84rem, 140vw"
        first
        className={cx('object-cover', cropOf(image.url))}
      />
    </div>
  </div>
)

/** A hero on the brand's colour: words and search beside a picture under an arch, which on a phone is between the two (ENT-18, CON-12). */
export const ArchBanner = ({
  eyebrow,
  heading,
  text,
  image,
  actions,
  children,
  bar = false,
  after,
}: ArchBannerProps) => {
  const beside = children && !bar
  const buttons = beside ? actions.slice(-1) : actions
  return (
    <section data-hero="dark" className="[--hero-foot:0rem]">
      <div className="on-dark on-brand relative overflow-hidden bg-brand text-on-brand has-[[aria-expanded=true]]:overflow-visible">
        <Container
          className={cx(
            'hero-text grid pt-7 lg:min-h-[min(40rem,74vh)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-16 lg:pt-14',
            image && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]',
          )}
        >
          <div className="lg:row-start-2">
            {eyebrow && <p className="mb-2.5 text-eyebrow font-semibold uppercase lg:mb-4">{eyebrow}</p>}
            <h1 className="text-display">
              <Sentences words={heading} />
            </h1>
            {text && <p className="mt-3 max-w-lg text-lead text-balance lg:mt-5">{text}</p>}
          </div>
          <div
            className={cx(
              'lg:row-start-3 lg:mb-14',
              beside ? 'max-lg:order-1 max-lg:py-5 lg:mt-7' : 'max-lg:pb-2',
              ACCENT_BUTTONS,
            )}
          >
            {beside && children}
            {beside && after}
            {buttons.length > 0 && (
              <div className={cx('flex flex-wrap gap-3', beside ? 'mt-2' : 'mt-6 lg:mt-8')}>
                {buttons.map(({ label, href }, index) => (
                  <Button
                    key={href}
                    href={href}
                    size={beside ? 'sm' : 'lg'}
                    variant={index === 0 && !beside ? 'primary' : 'outlineInverse'}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
          </div>
          {image && (
            <div className="flex lg:col-start-2 lg:row-span-4 lg:row-start-1">
              <Arch image={image} />
            </div>
          )}
        </Container>
      </div>
      {children && bar && (
        <div className="bg-surface">
          <Container className="relative z-10 py-5 lg:py-8">
            {children}
            {after}
          </Container>
        </div>
      )}
    </section>
  )
}
