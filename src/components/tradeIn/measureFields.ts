import type { ComponentProps } from 'react'
import type { Measure } from '@/src/domain/tradeIn/vehicleKinds'

interface MeasureField extends Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> {
  /** In the form. */
  name: Measure
  /** In the address of the form (tradeInStart). */
  asked: string
  label: string
  /** In a form with `KIND_GROUP`: hidden while the chosen kind is asked another, without a script. A test compares the kinds named here. */
  className: string
}

/** Class of a form in which another kind of vehicle is asked something else. */
export const KIND_GROUP = 'group/kind'

/** In such a form, of words about a kind that has a figure online, and about one that a buyer looks at first. */
export const KIND_WORDS = {
  estimated: 'group-has-[option:is([value=caravan],[value=trailer],[value=machine]):checked]/kind:hidden',
  looked: 'hidden group-has-[option:is([value=caravan],[value=trailer],[value=machine]):checked]/kind:inline',
}

/** What says how much a vehicle was used or how large it is: kilometres first, the only one asked of a car. */
export const measureFields: readonly MeasureField[] = [
  {
    name: 'odometer_km',
    asked: 'km',
    label: 'Kilometres',
    inputMode: 'numeric',
    placeholder: 'e.g. 61200',
    className: KIND_WORDS.estimated,
  },
  {
    name: 'length_m',
    asked: 'length',
    label: 'Length in metres',
    inputMode: 'decimal',
    placeholder: 'e.g. 6.4',
    className: 'hidden group-has-[option:is([value=caravan],[value=trailer]):checked]/kind:block',
  },
  {
    name: 'hours',
    asked: 'hours',
    label: 'Hours',
    inputMode: 'numeric',
    placeholder: 'e.g. 1250',
    className: 'hidden group-has-[option[value=machine]:checked]/kind:block',
  },
]

/** The fields of a form: by the chosen kind where it asks for one, else kilometres. */
export const measuresAsked = (withKinds: boolean): readonly MeasureField[] =>
  withKinds ? measureFields : measureFields.slice(0, 1)
