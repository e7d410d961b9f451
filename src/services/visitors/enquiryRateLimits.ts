import { RateLimit } from '@/src/domain/RateLimit'
import { env } from '@/src/env'
import { clientAddress } from './clientAddress'

interface Rates {
  /** One visitor of a dealership. */
  address: [burst: number, perMinute: number]
  /** One e-mail address, from any visitor. */
  email: [burst: number, perMinute: number]
  /** All visitors of a dealership. */
  tenant: [burst: number, perMinute: number]
}

/**
 * A form that holds a car takes less: three visitors must not have all stock. A sign-in code costs a message, and a try at one is
 * a guess: `email` is the address it goes to.
 */
const rates: Record<'form' | 'hold' | 'code' | 'try' | 'step', Rates> = {
  code: { address: [10, 0.5], email: [5, 0.2], tenant: [60, 10] },
  try: { address: [30, 2], email: [30, 2], tenant: [300, 60] },
  form: { address: [10, 1], email: [6, 0.2], tenant: [100, 20] },
  hold: { address: [3, 0.05], email: [2, 0.05], tenant: [20, 1] },
  // A step of a long form is saved many times before the form is sent.
  step: { address: [40, 4], email: [40, 4], tenant: [400, 80] },
}

export const createFormLimits = (factor: number) => {
  const start = ([burst, perMinute]: [number, number]): RateLimit =>
    new RateLimit(burst * factor, (perMinute / 60) * factor)
  const limitsOf = ({ address, email, tenant }: Rates) => [start(address), start(email), start(tenant)] as const
  const limits = {
    form: limitsOf(rates.form),
    hold: limitsOf(rates.hold),
    code: limitsOf(rates.code),
    try: limitsOf(rates.try),
    step: limitsOf(rates.step),
  }
  return {
    /**
     * Whether a form may be accepted now. The visitor's own limits are checked first, so that a refused visitor does
     * not use up the others' limits.
     */
    allow: (
      kind: keyof typeof rates,
      from: { tenantId: string; address: string | null; email: string },
      now: number,
    ): boolean => {
      const [addresses, emails, tenants] = limits[kind]
      const { tenantId, address, email } = from
      return (
        addresses.allow(`${tenantId} ${address ?? 'unknown'}`, now) &&
        (email.trim() === '' || emails.allow(`${tenantId} ${email.trim().toLowerCase()}`, now)) &&
        tenants.allow(tenantId, now)
      )
    },
  }
}

let limits: ReturnType<typeof createFormLimits> | undefined

/** Whether this process takes a form of this visitor now. VISITOR_LIMIT_FACTOR multiplies all limits. */
export const mayTakeForm = (
  kind: keyof typeof rates,
  { tenantId, headers, email }: { tenantId: string; headers: Headers; email: string },
): boolean => {
  limits ??= createFormLimits(env().VISITOR_LIMIT_FACTOR)
  return limits.allow(kind, { tenantId, address: clientAddress(headers), email }, Date.now())
}

/** How many times a limit that is counted elsewhere, in the database, is its usual value here. */
export const limitFactor = (): number => env().VISITOR_LIMIT_FACTOR
