import type { UIFieldServerProps } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { dealershipZone } from '@/tenants/dealershipZone'
import { ScheduleForm } from './ScheduleForm'

/** Publishing later, on the clocks of the document's dealership (CMS-01). */
export const ScheduleField = async ({ data, req }: UIFieldServerProps) => (
  <ScheduleForm zone={await dealershipZone(req, relationId(data?.tenant))} />
)
