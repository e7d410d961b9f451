/** Make of a model value: 'Toyota' of 'Toyota|Corolla'. */
export const makeOfModel = (model: string): string => model.split('|')[0] ?? ''

/** Those of `models` ('Toyota|Corolla') that belong to one of `makes`. */
export const modelsOfMakes = (models: string[], makes: string[]): string[] =>
  models.filter((model) => makes.includes(makeOfModel(model)))

/**
 * Chosen makes of which no model is chosen. Makes and models are one tree: a chosen make means all its cars until models
 * of it are chosen, then those alone. So 'Toyota' with 'Corolla', and 'Ford', find Corollas and every Ford.
 */
export const wholeMakes = (makes: string[], models: string[]): string[] =>
  makes.filter((make) => modelsOfMakes(models, [make]).length === 0)
