import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Env } from '@/src/env'

/** S3-compatible object storage when S3_BUCKET is set; otherwise uploads stay on the local disk (design §1). */
export const mediaStorage = (settings: Env): Plugin[] =>
  settings.S3_BUCKET
    ? [
        s3Storage({
          bucket: settings.S3_BUCKET,
          collections: { media: true, documents: true },
          config: {
            endpoint: settings.S3_ENDPOINT,
            region: settings.S3_REGION,
            forcePathStyle: settings.S3_FORCE_PATH_STYLE,
            credentials: {
              accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
              secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
            },
          },
        }),
      ]
    : []
