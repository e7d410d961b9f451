import Link from 'next/link'
import type { Site } from '@/tenants/Site'
import { Container } from '@/src/components/ui/Container'
import { PaymentLogos } from '../PaymentLogos'
import { FooterLocations } from './FooterLocations'
import { licencesOf } from './licencesOf'

const LEGAL = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms and conditions', href: '/terms-and-conditions' },
]

/** Footer of every page: link groups, places, licences, payments (CON-07, LAW-06, BUY-06). */
export const Footer = ({ site }: { site: Site }) => {
  const licences = licencesOf(site.locations)
  return (
    <footer className="on-dark mt-auto bg-ink text-on-ink">
      <Container className="grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1.1fr_2fr]">
        <div>
          <p className="text-heading font-bold tracking-tight">{site.name}</p>
          {site.tagline && <p className="mt-3 max-w-sm text-on-ink-muted">{site.tagline}</p>}
          {site.settings.checkout.enabled && (
            <div className="mt-8">
              <PaymentLogos />
            </div>
          )}
        </div>
        <div className="grid grid-cols-2 gap-x-10 gap-y-10 sm:grid-cols-3">
          {site.navigation.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="mb-3 font-semibold">{title}</p>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={`${label}${href}`}>
                    <Link
                      href={href}
                      prefetch={false}
                      className="inline-flex min-h-8 items-center text-[0.9375rem] text-on-ink-muted hover:text-on-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </Container>
      <Container>
        <div className="border-t border-ink-line py-10">
          <FooterLocations locations={site.locations} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-ink-line py-6 text-[0.8125rem] text-on-ink-muted">
          <p>
            © {site.name}
            {licences && `. ${licences}`}
          </p>
          <ul className="flex gap-6">
            {LEGAL.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  prefetch={false}
                  className="inline-flex min-h-6 items-center hover:text-on-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
}
