/** The page of a model on a site that sells no new range, by the slugs of its make and its own (RTE-29). */
export const stockModelPath = (make: string, model: string): string => `/models/${make}/${model}`

/** The page of a single vehicle says what that vehicle's own page says: search engines are given those of several. */
export const isOfSeveral = (inStock: number): boolean => inStock > 1
