import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { lexical } from '@/src/domain/content/lexical'
import { createMissing, type SeededRows } from '../createMissing'
import { daysFrom, type SeedContext } from '../SeedContext'
import { lastMinuteIn, wholeDays } from './wholeDays'
import { zoneOf } from './zoneOf'

/** Prize wheels (RTE-40). */
export const seedPrizeWheels = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'prize-wheels',
    tenant,
    rows: demo.prizeWheels ?? [],
    keyOf: ({ title }) => title,
    storedKeyOf: ({ title }) => title,
    create: ({ title, intro, prizes, terms, stateTerms, collectDays, ...days }) =>
      context.payload.create({
        collection: 'prize-wheels',
        depth: 0,
        data: {
          tenant,
          title,
          intro,
          active: true,
          ...wholeDays(context.now, zoneOf(demo), days),
          collectBy: lastMinuteIn(context.now, zoneOf(demo), days.endsInDays + collectDays),
          prizes,
          terms: lexical(terms),
          stateTerms: stateTerms.map(([state, permit, text]) => ({ state, permit, text })),
          showOdds: true,
        },
      }),
  })

/** Invoices to be paid online (RTE-41). */
export const seedInvoices = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'payment-requests',
    tenant,
    rows: demo.invoices ?? [],
    keyOf: ({ reference }) => reference,
    storedKeyOf: ({ reference }) => reference,
    create: ({ reference, amount, what, name, lastName, email, dueInDays }) =>
      context.payload.create({
        collection: 'payment-requests',
        depth: 0,
        data: {
          tenant,
          reference,
          amount,
          what,
          name,
          last_name: lastName,
          email,
          due: daysFrom(context.now, dueInDays),
          state: 'open',
          payment_state: 'none',
        },
      }),
  })
