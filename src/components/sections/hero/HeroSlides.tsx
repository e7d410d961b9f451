import type { ReactNode } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Carousel } from '@/src/components/ui/Carousel'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'

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
  children?: ReactNode
}

/** Slides with their words laid over; a slide may be the picture alone (ENT-18, CON-12, CON-13). */
export const HeroSlides = ({ title, slides, children }: HeroSlidesProps) => (
  <section data-hero="light" className="bg-surface pb-6">
    <h1 className="sr-only">{title}</h1>
    <Container className="hero-text pt-4">
      <Carousel label={title} itemClassName="auto-cols-[100%]">
        {slides.map(({ id, name, description, image, action, hideOverlay }, index) => (
          <div
            key={id}
            className="on-dark relative grid aspect-[4/5] content-end lg:content-stretch overflow-hidden rounded-xl bg-ink text-on-ink sm:aspect-[3/2] lg:aspect-[21/9]"
          >
            {image && (
              <Photo
                url={image.url}
                alt={image.alt}
                sizes="(min-width: 1400px) 84rem, 100vw"
                first={index === 0}
                className="object-cover lg:left-auto! lg:w-9/14! object-[center_60%] lg:[mask-image:linear-gradient(to_right,transparent,black_38%)]"
              />
            )}
            {!hideOverlay && (
              <div className="relative grid content-end bg-linear-to-t from-ink via-ink/80 to-transparent p-6 pt-24 sm:p-10 sm:pt-32 lg:h-full lg:content-center lg:justify-items-start lg:bg-none lg:pt-10">
                <h2 className="text-title">{name}</h2>
                {description && <p className="mt-3 max-w-md text-lead">{description}</p>}
                {action && (
                  <Button href={action.href} variant="inverse" size="lg" className="mt-6">
                    {action.label}
                  </Button>
                )}
              </div>
            )}
          </div>
        ))}
      </Carousel>
      {children && <div className="mt-6">{children}</div>}
    </Container>
  </section>
)
