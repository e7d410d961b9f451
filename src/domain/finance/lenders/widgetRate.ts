/** The widget's interest rate in percent a year: the advertised one within the site's range (FIN-23, FIN-45). */
export const widgetRate = (ratePercent: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, ratePercent))
