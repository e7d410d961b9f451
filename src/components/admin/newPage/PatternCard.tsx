import { Link } from '@payloadcms/ui'

interface PatternCardProps {
  href: string
  name: string
  about: string
  /** Its sections from top to bottom; thumbnail address or null. */
  sections: { label: string; thumbnail: string | null }[]
}

/** A page to start from: what it is for, and its sections as they follow each other. */
export const PatternCard = ({ href, name, about, sections }: PatternCardProps) => (
  <Link className="new-page__pattern" href={href} prefetch={false}>
    <strong>{name}</strong>
    <span>{about}</span>
    {sections.length > 0 && (
      <ol>
        {sections.map(({ label, thumbnail }, index) => (
          <li key={`${label}${index}`}>
            {thumbnail !== null && (
              // eslint-disable-next-line @next/next/no-img-element -- a drawing inside its own address
              <img src={thumbnail} alt="" width={60} height={40} />
            )}
            {label}
          </li>
        ))}
      </ol>
    )}
  </Link>
)
