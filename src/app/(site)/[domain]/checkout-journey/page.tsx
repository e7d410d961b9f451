import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { carToCheckOut } from '@/src/actions/reservations/carToCheckOut'
import { CheckoutPage } from '@/src/components/checkout/CheckoutPage'
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
  if (!site?.settings.checkout.enabled || typeof car_id !== 'string') notFound()
  const sale = await carToCheckOut(site, car_id)
  if (!sale) notFound()
  if (isSold(sale.car)) redirect(sale.car.path)
  return <CheckoutPage {...sale} mode="buy" payments={depositProvider()} />
}

export default Page
