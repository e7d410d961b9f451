import { useEffect, useState } from 'react'
import { DateField } from '@/src/components/forms/TextField'
import { useFormFields } from '@/src/components/forms/FormContext'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { useInView } from '@/src/components/ui/useInView'
import type { AppointmentsAnswer } from '@/src/domain/testDrives/appointmentsAnswer'
import { DriveTimes } from './DriveTimes'

const FIELD = { name: 'test_drive_at', label: 'Test Drive Booking Date' }
const HINT = 'Not needed. We confirm the time with you.'

/** A wish as a plain date and time: without JavaScript, and where no free times are known. */
export const WishedTime = () => <DateField type="datetime-local" hint={HINT} {...FIELD} />

/**
 * A car's free times once they are wanted; null until they are known, 'failed' when they cannot be.
 *
 * @param since another value asks again; what is known stays meanwhile
 */
const useAppointments = (carId: string, wanted: boolean, since: unknown): AppointmentsAnswer | 'failed' | null => {
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

/**
 * 'Test Drive Booking Date' (LEA-21, LEA-22): the car's free times, asked for when the field comes into view, and again when
 * the server has refused one.
 */
export const TestDriveField = ({ carId }: { carId: string }) => {
  const { values } = useFormFields()
  const hydrated = useHydrated()
  const [place, near] = useInView<HTMLDivElement>()
  const answer = useAppointments(carId, near, values)
  const isKnown = answer !== null && answer !== 'failed' && answer.appointments.length > 0
  const isWaiting = hydrated && answer === null
  return (
    <div ref={place} className="min-w-0 sm:col-span-full">
      {isWaiting && (
        <p role="status" className="grid min-h-32 content-center rounded-control bg-surface px-4 text-sm text-muted">
          Looking up free times for a test drive…
        </p>
      )}
      {isKnown && <DriveTimes answer={answer} {...FIELD} />}
      {!isWaiting && !isKnown && <WishedTime />}
    </div>
  )
}
