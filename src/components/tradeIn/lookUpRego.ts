import * as z from 'zod/mini'
import { plateWords } from '@/src/domain/tradeIn/plateWords'
import { regoVehicleSchema, type RegoVehicle } from '@/src/domain/tradeIn/regoVehicle'

const answerSchema = z.object({ vehicle: regoVehicleSchema })
const errorSchema = z.object({ error: z.object({ message: z.string() }) })

/** The vehicle of a registration (LEA-32), or the words that say why there is none. */
export const lookUpRego = async (rego: string, state: string): Promise<RegoVehicle | string> => {
  try {
    const response = await fetch(`/api/rego-lookup?${new URLSearchParams({ rego, state })}`)
    const body: unknown = await response.json()
    if (response.ok) return answerSchema.parse(body).vehicle
    return errorSchema.safeParse(body).data?.error.message ?? plateWords.noAnswer
  } catch {
    return plateWords.noAnswer
  }
}
