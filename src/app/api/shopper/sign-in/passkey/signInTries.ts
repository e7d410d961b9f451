import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'

/** As many as tries of a code (decision 42). */
export const signInTries = createVisitorLimit({
  client: { burst: 30, perSecond: 0.1 },
  tenant: { burst: 300, perSecond: 10 },
})
