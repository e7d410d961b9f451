import { cache } from 'react'
import { readPlatformSettings } from '@/tenants/readPlatform'

/** Platform settings, read once for each page of the admin however many parts of it show them. */
export const platformSettings = cache(readPlatformSettings)
