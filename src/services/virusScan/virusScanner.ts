import type { Env } from '@/src/env'
import { clamav } from './clamav'
import { localScan } from './localScan'
import type { VirusScan } from './VirusScan'

/** ClamAV where it is configured, else the few rules of our own (decision 45). */
export const virusScanner = ({ CLAMAV_HOST, CLAMAV_PORT }: Pick<Env, 'CLAMAV_HOST' | 'CLAMAV_PORT'>): VirusScan =>
  CLAMAV_HOST ? clamav({ host: CLAMAV_HOST, port: CLAMAV_PORT }) : localScan
