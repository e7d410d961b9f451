import { australianStates } from '../../locations/states'
import type { ApplicationStep } from './ApplicationStep'

const states = australianStates.map((state) => [state, state] as const)

/** Who applies: person, home, work. */
export const personSteps: readonly ApplicationStep[] = [
  {
    id: 'you',
    title: 'About you',
    intro: 'As on your driver licence, so that the lender can find you.',
    fields: [
      {
        name: 'name',
        label: 'First name',
        kind: 'text',
        required: 'Please enter your first name.',
        autoComplete: 'given-name',
      },
      {
        name: 'last_name',
        label: 'Last name',
        kind: 'text',
        required: 'Please enter your last name.',
        autoComplete: 'family-name',
      },
      { name: 'email', label: 'Email', kind: 'email', required: true, autoComplete: 'email' },
      { name: 'phone', label: 'Mobile number', kind: 'phone', required: true, autoComplete: 'tel' },
      {
        name: 'birth_date',
        label: 'Date of birth',
        kind: 'date',
        required: 'Please enter your date of birth.',
        autoComplete: 'bday',
      },
      {
        name: 'residency',
        label: 'Residency',
        kind: 'select',
        required: 'Please choose your residency.',
        options: [
          ['citizen', 'Australian citizen'],
          ['permanent', 'Permanent resident'],
          ['visa', 'Here on a visa'],
        ],
      },
      {
        name: 'licence',
        label: 'Driver licence number',
        kind: 'text',
        required: 'Please enter your driver licence number.',
      },
      {
        name: 'licence_state',
        label: 'Licence issued in',
        kind: 'select',
        required: 'Please choose the state that issued your licence.',
        options: states,
      },
      {
        name: 'relationship',
        label: 'Relationship',
        kind: 'select',
        required: 'Please choose your relationship.',
        options: [
          ['single', 'Single'],
          ['couple', 'Married or living together'],
          ['separated', 'Separated or divorced'],
          ['widowed', 'Widowed'],
        ],
      },
      {
        name: 'dependants',
        label: 'Children and others you support',
        kind: 'whole',
        required: 'Please enter how many people you support, 0 for none.',
        max: 20,
      },
    ],
  },
  {
    id: 'home',
    title: 'Where you live',
    intro: 'Lenders ask for the last three years.',
    fields: [
      {
        name: 'street',
        label: 'Street address',
        kind: 'text',
        required: 'Please enter your street address.',
        autoComplete: 'address-line1',
      },
      {
        name: 'suburb',
        label: 'Suburb',
        kind: 'text',
        required: 'Please enter your suburb.',
        autoComplete: 'address-level2',
      },
      {
        name: 'state',
        label: 'State',
        kind: 'select',
        required: 'Please choose your state or territory.',
        options: states,
        autoComplete: 'address-level1',
      },
      { name: 'postcode', label: 'Postcode', kind: 'postcode', required: true, autoComplete: 'postal-code' },
      {
        name: 'living',
        label: 'You live there as',
        kind: 'select',
        required: 'Please choose whether you own, rent or board.',
        options: [
          ['owner', 'Owner, paid off'],
          ['mortgage', 'Owner with a mortgage'],
          ['renting', 'Renting'],
          ['boarding', 'Boarding'],
          ['family', 'With family'],
        ],
      },
      {
        name: 'home_years',
        label: 'For how many years',
        kind: 'whole',
        required: 'Please enter for how many years you have lived there.',
        max: 99,
      },
      {
        name: 'previous_address',
        label: 'Previous address',
        kind: 'text',
        hint: 'If you have lived there for less than three years.',
      },
    ],
  },
  {
    id: 'work',
    title: 'Your work',
    intro: 'Your main job. Whoever does not work goes on without an employer.',
    fields: [
      {
        name: 'employment',
        label: 'Employment',
        kind: 'select',
        required: 'Please choose your employment.',
        options: [
          ['full-time', 'Full time'],
          ['part-time', 'Part time'],
          ['casual', 'Casual'],
          ['self-employed', 'Self-employed'],
          ['retired', 'Retired'],
          ['benefits', 'On a pension or benefits'],
          ['none', 'Not working'],
        ],
      },
      { name: 'employer', label: 'Employer or business', kind: 'text', autoComplete: 'organization' },
      { name: 'occupation', label: 'Occupation', kind: 'text', autoComplete: 'organization-title' },
      { name: 'abn', label: 'ABN', kind: 'text', hint: 'If you are self-employed: 11 digits.' },
      { name: 'work_years', label: 'Years in this job', kind: 'whole', max: 70 },
      { name: 'previous_employer', label: 'Previous employer', kind: 'text', hint: 'If it is less than a year.' },
    ],
  },
]
