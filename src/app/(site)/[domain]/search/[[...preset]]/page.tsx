import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getSite } from '@/src/data/site/getSite'
import { resultOf } from '@/src/data/search/searchAnswer'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import { sitePreset } from '@/src/data/search/sitePreset'
import { landingSearch } from '../landingSearch'
import { landingWords } from '../landingWords'
import { askOf } from '../sentenceSearch'
import { searchMetadata } from '../searchMetadata'
import { SearchResultsPage } from '../SearchResultsPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string; preset?: string[] }>
}

const load = cache(async (domain: string, path: string | null) => {
  const site = await getSite(domain)
  const preset = site && (await sitePreset(site, path === null ? [] : path.split('/')))
  if (!site || !preset) return null
  const answer = await landingSearch(site, preset)
  const view = { state: emptySearchState, result: resultOf(site, emptySearchState, preset, answer) }
  const [ask, words] = await Promise.all([askOf(site, preset, view, null), landingWords(site, preset)])
  return { site, preset, view, answer, ask, words }
})

const loadPage = async (params: PageProps['params']) => {
  const { domain, preset } = await params
  return load(domain, preset?.join('/') ?? null)
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const found = await loadPage(params)
  return found ? searchMetadata(found.site, found.preset, found.view, found.words) : {}
}

/** A search landing page, statically cached (RTE-14..24). */
const Page = async ({ params }: PageProps) => {
  const found = await loadPage(params)
  if (!found) notFound()
  return <SearchResultsPage {...found} />
}

export default Page
