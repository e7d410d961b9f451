import { Photo } from '@/src/components/ui/Photo'

interface LogoRowProps {
  logos: { name: string; image: string | null; href: string | null }[]
}

/** Lenders, partners, awards: quiet until they are looked at. One without a picture shows its name. */
export const LogoRow = ({ logos }: LogoRowProps) => (
  <ul className="flex flex-wrap items-center justify-center gap-x-12 gap-y-8 lg:gap-x-16">
    {logos.map(({ name, image, href }) => {
      const face = image ? (
        <Photo
          url={image}
          alt={name}
          size={{ width: 160, height: 56 }}
          className="h-12 w-auto max-w-40 object-contain"
        />
      ) : (
        <span className="text-subheading font-semibold tracking-[-0.01em]">{name}</span>
      )
      return (
        <li key={name} className="opacity-80 transition-opacity hover:opacity-100 focus-within:opacity-100">
          {href ? (
            <a href={href} className="inline-flex min-h-11 items-center">
              {face}
            </a>
          ) : (
            face
          )}
        </li>
      )
    })}
  </ul>
)
