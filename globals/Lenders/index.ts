import type { GlobalConfig, GlobalAfterChangeHook } from 'payload'
import { keepsDraft, platformDrafts, refreshPlatform } from '@/globals/shared/refreshPlatform'
import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import { lenderNames, type LenderPreset } from '@/src/domain/finance/lenders/lenderPreset'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'
import { calculatorGroup, comparisonRow, eachLenderOnce, estimateGroup, feesGroup } from './fields'
import { enqueueAllStock } from '@/src/jobs/queue/enqueueStockChange'

/** A lender as the global stores it: the ends of a range are two fields. */
const storedLender = ({ name, estimate, calculator, fees, comparisonRange }: LenderPreset) => {
  const { interestRange, ...limits } = calculator
  return {
    name,
    estimate: { ...estimate },
    calculator: { ...limits, interestFrom: interestRange?.min ?? null, interestTo: interestRange?.max ?? null },
    fees: { ...fees },
    comparisonFrom: comparisonRange?.min ?? null,
    comparisonTo: comparisonRange?.max ?? null,
  }
}

/**
 * Cards show estimates from the search index: when lenders are published, all stock is queued for it. Whether a rule for
 * estimates differs is not asked: the version before may have been a draft that was never in force.
 */
const queueEstimates: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!keepsDraft({ global, req })) await enqueueAllStock(req)
  return doc
}

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
