import type { Metadata } from 'next'
import { emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { requireSite } from '../../requireSite'
import { firstMakes, makesMetadata, MakesPage } from '../MakesPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  makesMetadata(await requireSite(params), emptyDirectoryState)

/** The manufacturer and model directory, statically cached (SRP-32). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  return <MakesPage site={site} state={emptyDirectoryState} result={await firstMakes(site)} />
}

export default Page
