import { APPOINTMENTS_PATH } from '../testDrives/appointmentsAnswer'
import { carPaths, outboundPaths } from './carPaths'
import { answer, componentSchemas, errorAnswers, idSchema, queryParameter } from './components'
import { feedPaths } from './feedPaths'

/** Appointments, which a dealership's own address answers (LEA-22). */
const testDrivePaths = {
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

/** The OpenAPI 3.1 description of import and read endpoints. @param server origin of the platform's host */
export const openApiDocument = (server: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Stock API',
    version: '1.0.0',
    description: 'Stock in and out. docs/feeds.md explains it with examples.',
  },
  servers: [{ url: server }],
  tags: [{ name: 'Feeds' }, { name: 'Cars' }, { name: 'Outbound feeds' }, { name: 'Test drives' }],
  paths: { ...feedPaths, ...carPaths, ...outboundPaths, ...testDrivePaths },
  components: {
    securitySchemes: {
      feedKey: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'Feed-Key fk_… : the key of the feed client, shown once when it is made.',
      },
      staffCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'payload-token',
        description: 'Staff signed in to the admin.',
      },
      signedLink: { type: 'apiKey', in: 'query', name: 'sig', description: 'Part of the link.' },
    },
    schemas: componentSchemas(),
  },
})
