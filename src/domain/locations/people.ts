/** What a person at a location does, in the order pages list them; labels for the admin and for pages. */
export const personDepartments = {
  sales: 'Sales',
  finance: 'Finance',
  service: 'Service',
  parts: 'Parts',
  management: 'Management',
} as const

export type PersonDepartment = keyof typeof personDepartments

/** How a section shows people; the first is a new section's. */
export const peopleLayouts = {
  portraits: 'Portraits in a grid',
  lines: 'In lines, one under the other',
  faces: 'Small and round, in a row',
} as const

export type PeopleLayout = keyof typeof peopleLayouts

export interface Person {
  id: string
  name: string
  role: string
  department: PersonDepartment | null
  photo: { url: string; alt: string } | null
  /** What to ask them for. */
  words: string | null
  /** The location they work at. */
  locationId: string
}
