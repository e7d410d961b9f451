import * as z from 'zod/mini'
import { DELIVERY_MESSAGES } from './deliveryEstimate'

/** Form of the delivery calculator: a postcode, and the car to be delivered (LOC-13, LOC-14, ERR-20, ERR-21). */
export const deliveryFormSchema = z.object({
  postcode: z
    .string()
    .check(z.trim(), z.minLength(1, DELIVERY_MESSAGES.empty), z.regex(/^\d{4}$/, DELIVERY_MESSAGES.invalid)),
  car_id: z.catch(z.string().check(z.maxLength(100)), ''),
})
