import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'

interface PictureBannerProps {
  id?: string
  eyebrow: string | null
  heading: string
  text: string | null
  image: { url: string; alt: string }
  actions: { label: string; href: string }[]
}

/** A message on the dark ground beside its wide picture; on a phone the picture is above it. */
export const PictureBanner = ({ id, eyebrow, heading, text, image, actions }: PictureBannerProps) => (
  <section id={id} className="on-dark relative overflow-hidden bg-ink text-on-ink">
    <div className="relative aspect-[8/5] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[58%]">
      <Photo
        url={image.url}
        alt={image.alt}
        sizes="(min-width: 1024px) 60vw, 100vw"
        className="object-cover object-[center_62%]"
      />
    </div>
    <Container className="relative py-10 lg:py-section">
      <div className="lg:max-w-[36%]">
        {eyebrow && <p className="mb-3 text-eyebrow font-semibold uppercase text-accent-on-ink">{eyebrow}</p>}
        <h2 className="text-title">{heading}</h2>
        {text && <p className="mt-4 text-lead">{text}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {actions.map(({ label, href }) => (
            <Button key={href} href={href} size="lg" variant="inverse">
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Container>
  </section>
)
