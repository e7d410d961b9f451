import type { Metadata } from 'next'
import { financeMetadata, FinancePage } from './FinancePage'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  financeMetadata(await requireSite(params), false)

/** The site's finance page at each of its addresses, statically cached (RTE-09, RTE-11). */
const Page = async ({ params }: PageProps) => <FinancePage site={await requireSite(params)} now={new Date()} />

export default Page
