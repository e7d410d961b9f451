import { APPOINTMENTS_PATH } from '../testDrives/appointmentsAnswer'
import { answer, errorAnswers, idSchema, queryParameter } from './components'

/** Appointments, which a dealership's own address answers (LEA-22). */
export const testDrivePaths = {
  [APPOINTMENTS_PATH]: {
    get: {
      operationId: 'listFreeAppointments',
      summary: 'List the times at which a car may be driven',
      description:
        'At the address of the dealership’s site. One of the times goes as `test_drive_at` to `POST /api/enquiries`.',
      tags: ['Test drives'],
      parameters: [{ ...queryParameter('car_id', 'Id of the car.', idSchema), required: true }],
      responses: { 200: answer('What is still free.', 'Appointments'), ...errorAnswers('400', '404') },
    },
  },
}
