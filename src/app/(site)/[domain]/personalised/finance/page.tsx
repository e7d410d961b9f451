import { redirect } from 'next/navigation'
import { requireSite } from '../../requireSite'

interface PageProps {
  params: Promise<{ domain: string }>
}

/** `/personalised/finance` without a car is the site's finance page (RTE-13, RTE-09). */
const Page = async ({ params }: PageProps) => {
  const { settings } = await requireSite(params)
  redirect(settings.routes.financeLink)
}

export default Page
