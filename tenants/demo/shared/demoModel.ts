import { slugify } from '@/src/domain/site/slugify'
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
  slug: slugify(`${brand} ${name}`),
  status,
  bodies,
  picture,
  description,
})
