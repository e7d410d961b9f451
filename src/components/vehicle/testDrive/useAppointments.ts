import { useEffect, useState } from 'react'
import type { AppointmentsAnswer } from '@/src/domain/testDrives/appointmentsAnswer'

/**
 * A car's free times once they are wanted; null until they are known, 'failed' when they cannot be.
 *
 * @param since another value asks again; what is known stays meanwhile
 */
export const useAppointments = (
  carId: string,
  wanted: boolean,
  since: unknown,
): AppointmentsAnswer | 'failed' | null => {
  const [known, setKnown] = useState<AppointmentsAnswer | 'failed' | null>(null)
  useEffect(() => {
    if (!wanted) return
    let isLeft = false
    const load = async () => {
      const code = await import('./fetchAppointments')
      return code.fetchAppointments(carId)
    }
    void load()
      .catch(() => 'failed' as const)
      .then((answer) => {
        if (!isLeft) setKnown(answer)
      })
    return () => {
      isLeft = true
    }
  }, [carId, wanted, since])
  return known
}
