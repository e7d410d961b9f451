import type { Car } from '../car/Car'

type Named = Pick<Car, 'item_type' | 'badge' | 'series'>

const LAMS = /\bLAMS\b/i

/** A motorcycle of the Learner Approved Motorcycle Scheme, as its listing says: only its own words count. */
export const isLearnerApproved = ({ item_type, badge, series }: Named): boolean =>
  item_type === 'motorcycle' && [badge, series].some((words) => words !== null && LAMS.test(words))

/** What that means to its rider. */
export const LEARNER_APPROVED_WORDS = 'Learner approved (LAMS): may be ridden on L and P plates'
