interface WasPriceSettings {
  price: { checkWasPrice: boolean; wasPriceMinDays: number }
}

/** Days a car must have been advertised at its was-price (LAW-05); 0 for a dealership that switched the check off. */
export const wasPriceMinDays = ({ price }: WasPriceSettings): number =>
  price.checkWasPrice ? price.wasPriceMinDays : 0
