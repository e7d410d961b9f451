import type { Measure } from '@/src/domain/tradeIn/vehicleKinds'

/** Class of a form in which another kind of vehicle is asked something else, without a script. */
export const KIND_GROUP = 'group/kind'

/** Of each measure's field: hidden while the chosen kind is asked another. A test compares the kinds named here. */
export const measureLooks: Record<Measure, string> = {
  odometer_km: 'group-has-[option:is([value=caravan],[value=trailer],[value=machine]):checked]/kind:hidden',
  length_m: 'hidden group-has-[option:is([value=caravan],[value=trailer]):checked]/kind:block',
  hours: 'hidden group-has-[option[value=machine]:checked]/kind:block',
}
