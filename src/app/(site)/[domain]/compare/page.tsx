import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CompareSync } from '@/src/components/compare/CompareSync'
import { CompareTable } from '@/src/components/compare/CompareTable'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { getSite } from '@/src/data/site/getSite'
import { COMPARE_MAX, idsFromQuery } from '@/src/domain/compare/compareList'

interface ComparePageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ ids?: string | string[] }>
}

export const metadata: Metadata = { title: 'Compare', robots: { index: false } }

/** Cars side by side; the address lists them, so that it can be shared (RTE-54, WAT-13). */
const Page = async ({ params, searchParams }: ComparePageProps) => {
  const site = await getSite((await params).domain)
  if (!site) notFound()
  const { ids } = await searchParams
  const cars = await getCarsById(site, idsFromQuery(Array.isArray(ids) ? ids.join(',') : ids))
  return (
    <>
      <CompareSync ids={cars.map(({ id }) => id)} />
      <PageTitle title="Compare" intro={`Up to ${COMPARE_MAX} side by side. What differs is marked.`} />
      <Container className="py-10">
        {cars.length > 0 ? (
          <CompareTable cars={cars} settings={site.settings} />
        ) : (
          <p className="max-w-prose text-lead text-muted">
            Nothing to compare yet. Open a vehicle and choose ‘Compare’; it appears here beside the others you chose.
          </p>
        )}
        <Button href="/search/new-used-and-demo-cars/" variant="outline" className="mt-8">
          {cars.length > 0 ? 'Add another' : 'Find something to compare'}
        </Button>
      </Container>
    </>
  )
}

export default Page
