import {
  type AppointmentsAnswer,
  appointmentsAnswerSchema,
  APPOINTMENTS_PATH,
} from '@/src/domain/testDrives/appointmentsAnswer'

const PATIENCE_MS = 8000

/** Asks the site for a car's free times. @throws when there is no answer in time, or not such a one */
export const fetchAppointments = async (carId: string): Promise<AppointmentsAnswer> => {
  const response = await fetch(`${APPOINTMENTS_PATH}?car_id=${carId}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return appointmentsAnswerSchema.parse(await response.json())
}
