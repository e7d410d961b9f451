import { signedAt } from '@/src/domain/checkout/signedAt'
import type { Site } from '@/tenants/Site'
import { printPool } from './printPool'
import type { OrderJob } from './PrintJob'

type Signed = Pick<OrderJob['order'], 'parts' | 'name' | 'hash'> & { at: string }

/** A signed order as PDF. @throws PrintBusyError when too many files are being made. */
export const orderFile = ({ parts, name, at, hash }: Signed, site: Pick<Site, 'name' | 'theme'>): Promise<Uint8Array> =>
  printPool().render({
    order: { parts, name, signedAt: signedAt(at), hash },
    dealership: site.name,
    theme: site.theme,
  })
