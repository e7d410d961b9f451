/** Prices a search form offers, as the search page's parameter. */
export const priceChoices = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150].map((thousand) => ({
  value: `:${thousand * 1000}`,
  label: `Up to $${thousand},000`,
}))
