/**
 * The model of our stock that a typed one names: 'CX-5 Touring' is the CX-5. Null: none.
 *
 * @param models of the same make
 */
export const knownModel = (typed: string, models: readonly string[]): string | null => {
  const words = `${typed.trim().toLowerCase()} `
  return models
    .filter((model) => model !== '' && words.startsWith(`${model.toLowerCase()} `))
    .reduce<string | null>((best, model) => (best !== null && best.length >= model.length ? best : model), null)
}
