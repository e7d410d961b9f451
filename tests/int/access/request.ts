import type { SanitizedConfig } from 'payload'
import { handleApi } from '@/src/payload/http/handleApi'
import type { Credentials } from './world'

export interface Answer {
  status: number
  text: string
  body: Record<string, unknown>
}

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/** One request through the platform's REST door, exactly as the web server passes it on. */
export const request = async (
  config: SanitizedConfig,
  { host, headers }: Credentials,
  method: string,
  path: string,
  body?: object | FormData,
): Promise<Answer> => {
  const all = new Headers(headers)
  all.set('host', host)
  if (body && !(body instanceof FormData)) all.set('content-type', 'application/json')
  const payloadBody = body instanceof FormData ? body : body && JSON.stringify(body)
  const url = `http://${host}/api${path}`
  const made = new Request(url, { method, headers: all, ...(payloadBody ? { body: payloadBody } : {}) })
  const response = await handleApi(config, made)
  const text = await response.text()
  return { status: response.status, text, body: parse(text) }
}
