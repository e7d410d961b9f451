import { matchAlias } from './matchAlias'

export const transmissionFamilies = ['Automatic', 'Manual'] as const

/** Automatic or Manual (CAR-12); every gearbox that needs no clutch pedal is Automatic. Null when not known. */
export const simpleTransmission = matchAlias<(typeof transmissionFamilies)[number]>([
  [
    'Automatic',
    [
      'a',
      '~automatic',
      '~auto',
      '~cvt',
      '~dct',
      '~dsg',
      '~dual clutch',
      '~constantly variable',
      '~continuously variable',
      '~sports automatic',
      '~semi automatic',
      '~automated',
      '~amt',
      '~tiptronic',
      '~steptronic',
      '~reduction gear',
      '~single gear',
      '~single speed',
      '~edct',
      '~s tronic',
    ],
  ],
  ['Manual', ['m', '~manual', '~man', '~mt']],
])
