import { useState } from 'react'
import { z } from 'zod'

const refused = z.object({ error: z.object({ message: z.string() }) })

/** Posts to our own API: the checked answer, or why there is none, in words. */
export const useJsonPost = <T>(schema: z.ZodType<T>) => {
  const [value, setValue] = useState<T | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const post = async (address: string, body: FormData | string): Promise<void> => {
    setBusy(true)
    const response = await fetch(address, { method: 'POST', body }).catch(() => null)
    const json: unknown = await response?.json().catch(() => null)
    const parsed = schema.safeParse(json)
    const said = refused.safeParse(json)
    setValue(parsed.success ? parsed.data : null)
    setProblem(parsed.success ? null : said.success ? said.data.error.message : 'That did not work. Try again.')
    setBusy(false)
  }
  return { value, problem, busy, post }
}
