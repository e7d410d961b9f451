/** Id of the results of a search page. */
export const RESULTS_ID = 'results'
