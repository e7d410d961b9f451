import { getBudgetStock } from '@/src/data/getBudgetStock'
import { getSite } from '@/src/data/getSite'
import { budgetDollars, budgetPriceRange } from '@/src/domain/finance/budget'
import { emptySearchState } from '@/src/domain/search/SearchState'
import { searchHref } from '@/src/domain/search/urlState'
import { STOCK_PATH } from '@/src/domain/site/paths'

const amount = (text: string | null): number => Number(text?.replace(/[$,\s]/g, '')) || 0

/** Leads the budget form to the search with its price range (FIN-53, FIN-55, FIN-56). */
export const GET = async (request: Request, { params }: { params: Promise<{ domain: string }> }): Promise<Response> => {
  const site = await getSite((await params).domain)
  if (!site) return new Response('No dealership answers at this address.', { status: 404 })
  const query = new URL(request.url).searchParams
  const budget = budgetDollars({
    repaymentDollars: amount(query.get('repayment')),
    frequency: query.get('frequency') === 'weekly' ? 'weekly' : 'monthly',
    depositDollars: amount(query.get('deposit')),
  })
  const { bounds } = await getBudgetStock(site)
  const state = { ...emptySearchState, ranges: { price: budgetPriceRange(budget, bounds) } }
  const location = searchHref(STOCK_PATH, state, site.settings.search.urlStyle)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
