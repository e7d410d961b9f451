import { groupHours, type HoursInput } from '@/src/domain/locations/hours/groupHours'
import { HoursRows } from './HoursRows'

/** Opening hours, Monday to Friday in one row when all five match (LOC-08). */
export const HoursTable = ({ hours, dense }: { hours: HoursInput[]; dense?: boolean }) => (
  <HoursRows rows={groupHours(hours)} dense={dense} />
)
