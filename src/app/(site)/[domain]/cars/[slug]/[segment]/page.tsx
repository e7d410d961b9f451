import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { carToCheckOut } from '@/src/actions/reservations/carToCheckOut'
import { CheckoutPage } from '@/src/components/checkout/CheckoutPage'
import { getSite } from '@/src/data/site/getSite'
import { checkoutHref } from '@/src/domain/checkout/canCheckOut'
import { isSold } from '@/src/domain/stock/availability/availability'
import { depositProvider } from '@/src/services/payments/depositProvider'

/** Every visit checks whether the car has been reserved meanwhile. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Reserve online', robots: { index: false } }

const SEGMENTS = ['checkout', 'buy-online']

/**
 * `/cars/{slug}/checkout`, or `/buy-online` where the site has chosen that; each redirects to the chosen one (RTE-02).
 */
const Page = async ({ params }: { params: Promise<{ domain: string; slug: string; segment: string }> }) => {
  const { domain, slug, segment } = await params
  const site = SEGMENTS.includes(segment) ? await getSite(domain) : null
  if (!site?.settings.checkout.enabled) notFound()
  const sale = await carToCheckOut(site, slug)
  if (!sale) notFound()
  const { checkoutSegment } = site.settings.routes
  if (segment !== checkoutSegment) redirect(checkoutHref(slug, checkoutSegment))
  if (isSold(sale.car)) redirect(sale.car.path)
  return <CheckoutPage {...sale} mode="reserve" payments={depositProvider()} />
}

export default Page
