import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { CheckoutPage } from '@/src/components/checkout/CheckoutPage'
import { getCar } from '@/src/data/cars/getCar'
import { getSite } from '@/src/data/site/getSite'
import { isSold } from '@/src/domain/stock/availability/availability'
import { depositProvider } from '@/src/services/payments/depositProvider'

interface JourneyProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ car_id?: string | string[] }>
}

export const metadata: Metadata = { title: 'Buy online', robots: { index: false } }

/** `/checkout-journey?car_id={slug}`: online purchase of a car (RTE-03). */
const Page = async ({ params, searchParams }: JourneyProps) => {
  const [{ domain }, { car_id }] = await Promise.all([params, searchParams])
  const site = await getSite(domain)
  const car = site && typeof car_id === 'string' ? await getCar(site, car_id) : null
  if (!site || !car || !site.settings.checkout.enabled) notFound()
  if (isSold(car)) redirect(car.path)
  return <CheckoutPage car={car} site={site} mode="buy" payments={depositProvider()} />
}

export default Page
