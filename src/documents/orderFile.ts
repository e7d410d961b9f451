import { signedAt } from '@/src/domain/checkout/signature'
import type { Site } from '@/tenants/Site'
import { printPool } from './printPool'
import type { OrderJob } from './PrintJob'

type Signed = Pick<OrderJob['order'], 'parts' | 'name' | 'hash' | 'drawn'> & { at: string }

/** A signed order as PDF. @throws PrintBusyError when too many files are being made. */
export const orderFile = (
  { parts, name, at, hash, drawn }: Signed,
  site: Pick<Site, 'name' | 'theme'>,
): Promise<Uint8Array> =>
  printPool().render({
    order: { parts, name, signedAt: signedAt(at), hash, drawn },
    dealership: site.name,
    theme: site.theme,
  })
