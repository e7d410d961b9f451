import type { ModelFact } from '../modelFacts'
import type { ModelRange } from '../modelRange'

/** A number, or two of a span, with their unit: '115–172 kW'. */
const AMOUNT = /([\d,]+(?:\.\d+)?)(?:–([\d,]+(?:\.\d+)?))? ([A-Za-z]+)/

const amountsIn = (text: string): string[] => {
  const [, least, most, unit] = AMOUNT.exec(text) ?? []
  return [least, most].flatMap((number) => (number ? `${number} ${unit}` : []))
}

/** Whether one of a model's key figures says what a fact says: 'Up to 172 kW' of '115–172 kW', '6.3 L' of '6.3 L/100km'. */
export const isSaidBy = (figures: ModelRange['keyFigures'], { value }: ModelFact): boolean => {
  const said = new Set(figures.flatMap((figure) => amountsIn(`${figure.value} ${figure.label}`)))
  return amountsIn(value).some((amount) => said.has(amount))
}
