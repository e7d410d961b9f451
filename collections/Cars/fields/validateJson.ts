import type { JSONFieldValidation } from 'payload'
import type { z } from 'zod'
import { financeLendersSchema } from '@/src/domain/stock/car/financeLenders'
import { hotspotsSchema } from '@/src/domain/stock/photos/hotspots'

const against =
  (schema: z.ZodType): JSONFieldValidation =>
  (value) => {
    if (value === null || value === undefined) return true
    const parsed = schema.safeParse(value)
    return parsed.success || parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  }

export const validateHotspots = against(hotspotsSchema)
export const validateFinanceLenders = against(financeLendersSchema)
