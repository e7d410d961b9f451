/** Kinds of field a contact or finance form has (ENT-26). */
export type ContactFieldType = 'string' | 'postcode' | 'phone' | 'email'

export interface ContactField {
  name: string
  label: string
  type: ContactFieldType
  hidden: boolean
}

const field = (name: string, label: string, type: ContactFieldType, hidden = false): ContactField => ({
  name,
  label,
  type,
  hidden,
})

/** Fields of the contact and finance forms, in order (ENT-26). The hidden one is a spam trap as well (LEA-18). */
export const contactFields: readonly ContactField[] = [
  field('tracking', 'Tracking', 'string', true),
  field('name', 'First Name', 'string'),
  field('last_name', 'Last Name', 'string'),
  field('postcode', 'Postcode', 'postcode'),
  field('phone', 'Mobile Number', 'phone'),
  field('email', 'Email', 'email'),
]
