import type { GlobalConfig } from 'payload'
import { platformDrafts } from '@/globals/shared/platformDrafts'
import { refreshPlatform } from '@/globals/shared/refreshPlatform'
import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import { lenderNames } from '@/src/domain/finance/lenders/lenderPreset'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'
import { calculatorGroup, comparisonRow, estimateGroup, feesGroup } from './fields'
import { queueEstimates } from './queueEstimates'
import { storedLender } from './storedLender'
import { eachLenderOnce } from './validate'

/** The lenders of the specification with what each brings to the dealerships that chose it (FIN-04, FIN-10..13). */
export const Lenders: GlobalConfig = {
  slug: 'lenders',
  label: 'Lenders',
  access: globalAccessFor('lenders'),
  admin: {
    group: 'Platform',
    description:
      'Rules, fees and ranges of each lender. They apply to every dealership whose finance provider it is, except where the dealership has a value of its own. Before the first publishing the built-in values are in force.',
  },
  versions: platformDrafts,
  hooks: { ...refreshPlatform, afterChange: [...refreshPlatform.afterChange, queueEstimates] },
  fields: [
    {
      name: 'lenders',
      type: 'array',
      label: 'Lenders',
      labels: { singular: 'Lender', plural: 'Lenders' },
      maxRows: lenderNames.length,
      defaultValue: defaultLenders.map(storedLender),
      validate: eachLenderOnce,
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/src/components/admin/platform/LenderRowLabel#LenderRowLabel' },
        description: 'A lender that is taken out of the list goes back to its built-in values.',
      },
      fields: [
        {
          name: 'name',
          type: 'select',
          label: 'Lender',
          required: true,
          options: [...lenderNames],
          admin: { description: 'Dealerships choose it as their finance provider.' },
        },
        estimateGroup,
        calculatorGroup,
        feesGroup,
        comparisonRow,
      ],
    },
  ],
}
