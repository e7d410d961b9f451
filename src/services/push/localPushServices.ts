import { type Env, isLocalHost } from '@/src/env'

/**
 * Push services of this machine that a subscription may name, by host and port (ALRT-01): those of PHOTO_FETCH_ALLOW, for tests
 * and development. None where the platform has a public host: there our server asks the browsers' own push services only.
 */
export const localPushServices = ({
  PHOTO_FETCH_ALLOW,
  PLATFORM_HOST,
}: Pick<Env, 'PHOTO_FETCH_ALLOW' | 'PLATFORM_HOST'>): string[] =>
  isLocalHost(PLATFORM_HOST) ? PHOTO_FETCH_ALLOW.filter((host) => /^127\.0\.0\.1:\d+$/.test(host)) : []
