import type { Field, FieldAccess } from 'payload'
import { momentField } from '@/src/payload/fields/content/momentField'

const byPlatformOnly: FieldAccess = () => false

const kept = { create: byPlatformOnly, update: byPlatformOnly }

/** Written by the platform itself, shown to staff. */
const moment = (name: string, label: string, description?: string): Field =>
  momentField({
    name,
    type: 'date',
    label,
    index: true,
    access: kept,
    admin: { position: 'sidebar', readOnly: true, ...(description ? { description } : {}) },
  })

/** Who answers a lead and by when (CRM-03, CRM-04). */
export const deskFields: Field[] = [
  {
    name: 'assigned_to',
    type: 'relationship',
    label: 'Answered by',
    relationTo: 'users',
    index: true,
    admin: { position: 'sidebar', description: 'By a lead rule, or as chosen on the lead desk.' },
  },
  moment('respond_by', 'Answer by', 'Empty once it is answered.'),
  moment('responded_at', 'First answered'),
  moment('last_touch_at', 'Last heard of'),
  { name: 'next_step', type: 'text', label: 'Next step', admin: { position: 'sidebar' } },
  momentField({ name: 'next_step_at', type: 'date', label: 'Next step on', admin: { position: 'sidebar' } }),
  {
    name: 'joined_to',
    type: 'relationship',
    label: 'Belongs to',
    relationTo: 'leads',
    index: true,
    access: kept,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'An earlier lead of the same person about the same car. The lead desk shows them as one.',
    },
  },
  // When staff and then admins are told that it waits; empty once they were, or once it is answered.
  ...['remind_at', 'escalate_at'].map((name): Field => ({
    name,
    type: 'date',
    label: name === 'remind_at' ? 'Reminder due' : 'Admins are told',
    index: true,
    access: { ...kept, read: byPlatformOnly },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  })),
]
