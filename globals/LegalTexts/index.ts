import type { GlobalConfig } from 'payload'
import { platformDrafts } from '@/globals/shared/platformDrafts'
import { refreshPlatform } from '@/globals/shared/refreshPlatform'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalKeys, legalKind } from '@/src/domain/legal/legalKeys'
import { australianStates } from '@/src/domain/locations/states'
import { momentField } from '@/src/payload/fields/content/momentField'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'
import { lawfulWording, oneWordingEach } from './validate'

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
