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

/** A message laid over a wide picture. */
export const PictureBanner = ({ id, eyebrow, heading, text, image, actions }: PictureBannerProps) => (
  <section id={id} className="on-dark relative overflow-hidden bg-ink text-on-ink">
    <Photo
      url={image.url}
      alt={image.alt}
      sizes="100vw"
      className="object-cover object-[center_60%] lg:[mask-image:linear-gradient(to_right,transparent,black_38%)] lg:left-auto! lg:w-[70%]!"
    />
    <div className="relative max-lg:bg-ink/75">
      <Container className="py-section">
        <div className="max-w-xl">
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
    </div>
  </section>
)
