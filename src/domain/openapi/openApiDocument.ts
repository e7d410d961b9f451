import { carPaths, outboundPaths } from './carPaths'
import { componentSchemas } from './components'
import { feedPaths } from './feedPaths'
import { testDrivePaths } from './testDrivePaths'

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
