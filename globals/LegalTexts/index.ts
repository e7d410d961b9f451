import type { ArrayFieldValidation, GlobalConfig, TextareaFieldValidation } from 'payload'
import { platformDrafts, refreshPlatform } from '@/globals/shared/refreshPlatform'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { isLegalKey, legalKeys, legalKind } from '@/src/domain/legal/legalKeys'
import { australianStates } from '@/src/domain/locations/states'
import { momentField } from '@/src/payload/fields/content/momentField'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'

const WARNS = /^warning:?\s+this comparison rate/i

/** A wording says what its kind of text must say, and keeps its placeholders (LAW-02, LAW-06, LAW-08). */
const lawfulWording: TextareaFieldValidation = (value, { siblingData }) => {
  const words = value?.trim() ?? ''
  if (words === '') return 'Give the words.'
  const { key } = Object(siblingData)
  if (!isLegalKey(String(key))) return true
  if (key === 'comparisonWarning' && !WARNS.test(words))
    return "The warning must begin with 'WARNING: This comparison rate', as the National Credit Code has it."
  const { placeholders = [] } = legalKind(key)
  const missing = placeholders.filter((placeholder) => !words.includes(placeholder))
  return missing.length === 0 || `Keep ${missing.join(' and ')} in the words.`
}

/** No two wordings of one text for the same place and moment: it would be chance which of them is shown. */
const oneWordingEach: ArrayFieldValidation = (rows) => {
  const seen = new Set<string>()
  for (const row of Array.isArray(rows) ? rows : []) {
    const { key, state, validFrom } = Object(row)
    const place = JSON.stringify([key, state || null, validFrom ? new Date(validFrom).getTime() : null])
    if (seen.has(place)) {
      const label = isLegalKey(String(key)) ? legalKind(key).label : 'A text'
      return `${label} is there twice for ${state || 'everywhere'} from the same moment. Remove one or give it a later date.`
    }
    seen.add(place)
  }
  return true
}

/** Warnings, disclaimers and notices the law asks for, on every dealership's site (LAW-02, LAW-06, LAW-08, LAW-09). */
export const LegalTexts: GlobalConfig = {
  slug: 'legal-texts',
  label: 'Legal texts',
  access: globalAccessFor('legal-texts'),
  admin: {
    group: 'Platform',
    description:
      'Warnings, disclaimers and notices of every website. A change is on all of them within seconds of publishing; before the first publishing the built-in words are in force. Have the words checked by a lawyer.',
  },
  versions: platformDrafts,
  hooks: refreshPlatform,
  fields: [
    {
      name: 'wordings',
      type: 'array',
      label: 'Wordings',
      labels: { singular: 'Wording', plural: 'Wordings' },
      defaultValue: defaultLegalTexts.map((text) => ({ ...text })),
      validate: oneWordingEach,
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/src/components/admin/platform/LegalRowLabel#LegalRowLabel' },
        description:
          'A text with a state is shown for cars and locations there, one without a state everywhere else. Of two for the same place the one that took effect last counts. A text that is not in the list keeps the built-in words.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'key',
              type: 'select',
              label: 'Text',
              required: true,
              options: legalKeys.map((value) => ({ value, label: legalKind(value).label })),
              admin: { width: '50%', description: 'What it is, and with that where it is shown.' },
            },
            {
              name: 'state',
              type: 'select',
              options: [...australianStates],
              admin: { width: '20%', description: 'Empty: everywhere.' },
            },
            momentField(
              {
                name: 'validFrom',
                type: 'date',
                label: 'In force from',
                admin: { width: '30%', description: 'Empty: as soon as it is published.' },
              },
              { ofPlatform: true },
            ),
          ],
        },
        {
          name: 'wording',
          type: 'textarea',
          required: true,
          validate: lawfulWording,
          admin: { rows: 4 },
        },
      ],
    },
    {
      name: 'whereShown',
      type: 'ui',
      label: 'Where each text is shown',
      admin: { components: { Field: '/src/components/admin/platform/LegalKinds#LegalKinds' } },
    },
  ],
}
