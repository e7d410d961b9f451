import { budgetSearch, getBudgetStock } from '@/src/data/search/getBudgetStock'
import { getSite } from '@/src/data/site/getSite'
import { budgetDollars, isBelowCheapest } from '@/src/domain/finance/calculator/budget'
import { budgetParams, parseBudgetParams } from '@/src/domain/finance/calculator/budgetQuestion'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { BUDGET_PATH } from '../BudgetPage'

/**
 * Redirects the budget form to the search with its price range (FIN-53, FIN-55, FIN-56); a budget below the cheapest
 * car returns to the form with an error (FIN-59, ERR-24).
 */
export const GET = async (request: Request, { params }: { params: Promise<{ domain: string }> }): Promise<Response> => {
  const site = await getSite((await params).domain)
  if (!site) return new Response('No dealership answers at this address.', { status: 404 })
  const question = parseBudgetParams(new URL(request.url).searchParams)
  const stock = await getBudgetStock(site)
  const bounds = stock.bounds[question.carType ?? 'all'] ?? { min: null, max: null }
  const location = isBelowCheapest(budgetDollars(question.budget), bounds)
    ? `${BUDGET_PATH}?${budgetParams(question)}`
    : searchHref(STOCK_PATH, budgetSearch(question, stock), site.settings.search.urlStyle)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
