import type { Metadata } from 'next'
import { emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { requireSite } from '../../requireSite'
import { partsMetadata, PartsPage } from '../PartsPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  partsMetadata(await requireSite(params), emptyDirectoryState)

/** The parts search, statically cached (RTE-26). */
const Page = async ({ params }: PageProps) => <PartsPage site={await requireSite(params)} state={emptyDirectoryState} />

export default Page
