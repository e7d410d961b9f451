import { australianStates } from '../locations/states'

/** States a vehicle can be registered in, and the words for its condition (RTE-04). */
export const STATES = australianStates
export const CONDITIONS = ['Excellent', 'Good', 'Fair', 'Needs work'] as const
