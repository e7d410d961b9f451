import type { DemoModel } from '../DemoTenant'

export const model = (
  brand: string,
  name: string,
  picture: string,
  bodies: string[],
  description: string,
  status: string | null = null,
): DemoModel => ({
  brand,
  name,
  slug: `${brand}-${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  status,
  bodies,
  picture,
  description,
})
