import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { getSite } from '@/src/data/site/getSite'
import { resultOf, searchAnswer } from '@/src/data/search/searchAnswer'
import { parseSearchParams, searchHref } from '@/src/domain/search/url/searchAddress'
import { sitePreset } from '@/src/data/search/sitePreset'
import { landingWords } from '../../../search/landingWords'
import { askOf, plainSearchHref } from '@/src/app/(site)/[domain]/search/sentenceSearch'
import { searchMetadata } from '../../../search/searchMetadata'
import { SearchResultsPage } from '@/src/app/(site)/[domain]/search/SearchResultsPage'
import { toSearchParams } from '../../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string; preset?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const load = cache(async (domain: string, path: string | null, query: string) => {
  const site = await getSite(domain)
  const preset = site && (await sitePreset(site, path === null ? [] : path.split('/')))
  if (!site || !preset) return null
  const params = new URLSearchParams(query)
  const lead = await plainSearchHref(site, preset, params)
  if (lead !== null) redirect(lead)
  const state = parseSearchParams(params)
  const answer = await searchAnswer(site, state, preset)
  const view = { state, result: resultOf(site, state, preset, answer) }
  const [ask, words] = await Promise.all([askOf(site, preset, view, params.get('said')), landingWords(site, preset)])
  return { site, preset, view, answer, ask, words }
})

const loadPage = async ({ params, searchParams }: PageProps) => {
  const { domain, preset } = await params
  return load(domain, preset?.join('/') ?? null, toSearchParams(await searchParams).toString())
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const found = await loadPage(props)
  return found ? searchMetadata(found.site, found.preset, found.view, found.words) : {}
}

/** A search with a query string: keyword, filters, order, page (SRP-01, RTE-24). */
const Page = async (props: PageProps) => {
  const found = await loadPage(props)
  if (!found) notFound()
  const { site, preset, view } = found
  const { state, result } = view
  if (result.hits.length === 0 && result.total > 0) {
    redirect(searchHref(preset.path, { ...state, page: result.pages }, site.settings.search.urlStyle))
  }
  const { filters } = await props.searchParams
  return <SearchResultsPage {...found} unfolded={filters === 'all'} />
}

export default Page
