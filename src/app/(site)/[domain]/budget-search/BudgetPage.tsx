import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cardRules } from '@/src/components/cards/CardRules'
import { BudgetSearch } from '@/src/components/budgetSearch/BudgetSearch'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { StockRow } from '@/src/components/page/StockRow'
import { Container } from '@/src/components/ui/Container'
import { countBudget, getFirstBudget } from '@/src/data/search/getBudgetStock'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { budgetDollars } from '@/src/domain/finance/calculator/budget'
import type { BudgetQuestion } from '@/src/domain/finance/calculator/budgetQuestion'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { Site } from '@/tenants/Site'
import { RouteHead } from '../RouteHead'

export const BUDGET_PATH = '/budget-search'
/** FIN-52, word for word. */
const TITLE = 'Find cars for your budget'

export const budgetMetadata = ({ name }: Site, asked: boolean): Metadata => ({
  ...contentMetadata({
    title: TITLE,
    description: `Turn a repayment and a deposit into a price, and see what ${name} has for it.`,
    path: BUDGET_PATH,
  }),
  ...(asked ? { robots: { index: false, follow: true } } : {}),
})

/** Cars shown below the form. */
const CARS = 8

/** The budget search (FIN-52..59), as it begins or with the amounts a form without JavaScript sent. */
export const BudgetPage = async ({ site, question }: { site: Site; question: BudgetQuestion | null }) => {
  const { features, finance } = site.settings
  if (!features.finance) notFound()
  const { first, count, ...stock } = await getFirstBudget(site)
  const asked = question ?? first
  const dollars = budgetDollars(asked.budget)
  const cars = await getStockRow(site, {
    refinements: asked.carType ? { car_type: [asked.carType] } : {},
    maxPriceDollars: dollars,
    sort: ['price:desc'],
    limit: CARS,
  })
  return (
    <>
      <RouteHead site={site} path={BUDGET_PATH} title={TITLE} words="budget-search" />
      <Container className="py-10 lg:py-14">
        <BudgetSearch
          first={asked}
          count={question ? await countBudget(site, question, stock) : count}
          {...stock}
          depositPicks={finance.budget.depositPicks}
        />
      </Container>
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, new Date())}
        title={`In stock up to ${formatDollars(dollars)}`}
        link={null}
      />
    </>
  )
}
