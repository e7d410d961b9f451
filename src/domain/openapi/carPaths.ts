import {
  answer,
  errorAnswers,
  feedKey,
  fileAnswer,
  idSchema,
  jsonBody,
  pathParameter,
  queryParameter,
} from './components'
import { outboundFormats } from '../outbound/outboundFormats'

const id = pathParameter('id', 'Id of the car.', idSchema)
const notYours = answer('There is no such car, it is another dealership’s, or the key is wrong.', 'Error')
const invalid = answer('A field cannot be read; nothing was stored.', 'Error')

/** Single cars over REST. */
export const carPaths = {
  '/api/cars': {
    get: {
      operationId: 'listCars',
      summary: 'List the dealership’s cars',
      tags: ['Cars'],
      security: feedKey,
      parameters: [
        queryParameter('limit', 'Cars on a page.', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
        queryParameter('page', 'Page, from 1.', { type: 'integer', minimum: 1, default: 1 }),
        queryParameter('sort', 'Field to sort by; with - in front, backwards.', {
          type: 'string',
          examples: ['-updatedAt'],
        }),
        queryParameter('where[stocknum][equals]', 'Only the car of this stock number. Other fields go the same way.', {
          type: 'string',
        }),
      ],
      responses: { 200: answer('A page of cars.', 'CarList'), ...errorAnswers('400', '403') },
    },
    post: {
      operationId: 'createCar',
      summary: 'Create a car',
      tags: ['Cars'],
      security: feedKey,
      requestBody: jsonBody('CarRequest'),
      responses: {
        201: answer('The car.', 'CarWritten'),
        400: invalid,
        ...errorAnswers('403', '413'),
      },
    },
  },
  '/api/cars/{id}': {
    get: {
      operationId: 'readCar',
      summary: 'Read a car',
      tags: ['Cars'],
      security: feedKey,
      parameters: [id],
      responses: { 200: answer('The car.', 'Car'), ...errorAnswers('403', '404') },
    },
    patch: {
      operationId: 'updateCar',
      summary: 'Change a car',
      tags: ['Cars'],
      security: feedKey,
      parameters: [id],
      requestBody: jsonBody('CarChange'),
      responses: { 200: answer('The car.', 'CarWritten'), 400: invalid, 403: notYours, ...errorAnswers('413') },
    },
    delete: {
      operationId: 'deleteCar',
      summary: 'Delete a car',
      description: 'For mistakes. A sold car is changed to status sold instead, so that its page says so.',
      tags: ['Cars'],
      security: feedKey,
      parameters: [id],
      responses: { 200: answer('The car as it was.', 'CarWritten'), 403: notYours },
    },
  },
}

/** Stock in other systems’ formats. */
export const outboundPaths = {
  '/api/outbound/{tenant}/{format}': {
    get: {
      operationId: 'readOutboundFeed',
      summary: 'Fetch a dealership’s stock for sale',
      description: 'The whole link, signature included, comes from the dealership’s admin. Also HEAD.',
      tags: ['Outbound feeds'],
      security: [{ signedLink: [] }],
      parameters: [
        pathParameter('tenant', 'Slug of the dealership.', { type: 'string' }),
        pathParameter('format', 'Format.', { type: 'string', enum: Object.keys(outboundFormats) }),
        { ...queryParameter('v', 'Version of the link.', { type: 'integer' }), required: true },
        {
          name: 'If-None-Match',
          in: 'header',
          description: 'The ETag of the copy you have.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: fileAnswer('The feed.', 'text/tab-separated-values', 'text/csv', 'application/json'),
        304: { description: 'Your copy is current.' },
        404: answer('There is no feed at this address, or the link was withdrawn.', 'Error'),
        503: answer('The feed cannot be made at the moment.', 'Error'),
      },
    },
  },
}
