import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { isUuid } from '@/src/data/reads/isUuid'
import { pagePath } from '@/src/domain/finance/application/applicationPages'
import { requireSite } from '../requireSite'
import { openApplication } from './openApplication'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Apply for finance', robots: { index: false }, referrer: 'same-origin' }

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ car_id?: string | string[] }>
}

/** `/finance-application`, about a car with `?car_id=`: begins an application, or goes on with the one that was begun (RTE-12). */
const Page = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params)
  const { car_id } = await searchParams
  const { draft, next } = await openApplication(site)
  const carId = typeof car_id === 'string' && isUuid(car_id) ? car_id : null
  if (carId !== null && carId !== draft?.car) redirect(`${pagePath('you')}?car_id=${carId}`)
  redirect(pagePath(draft ? next : 'you'))
}

export default Page
