/** States a vehicle can be registered in, and the words for its condition (RTE-04). */
export const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const
export const CONDITIONS = ['Excellent', 'Good', 'Fair', 'Needs work'] as const
