import type { Site } from '@/tenants/Site'
import type { WishedDrive } from './bookTestDrive'
import { testDrivePlan } from './testDrivePlan'

/** What a form asks for, with the plan of its car; null when it asks for no time. */
export const wishedDrive = async (
  site: Pick<Site, 'settings'>,
  about: Parameters<typeof testDrivePlan>[1],
  at: string,
): Promise<WishedDrive | null> => (at === '' ? null : { at, plan: await testDrivePlan(site, about, new Date()) })
