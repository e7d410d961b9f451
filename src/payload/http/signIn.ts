import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { demoPassword } from '@/src/domain/platform/demoPassword'
import { env, isLocalHost } from '@/src/env'
import { inTurn } from '../auth/inTurn'
import {
  createDeviceToken,
  createSignInLimits,
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  readDeviceToken,
  type SignInAction,
  signInActions,
  type SignInTry,
} from '../auth/signInLimits'

/** Minimum duration of an answer in ms, so that timing does not reveal which e-mails exist. */
const ANSWER_MIN_MS = 400
const TOO_MANY = 'Too many tries. Please wait a few minutes and try again.'

const limits = createSignInLimits()
const givenSchema = z.record(z.string(), z.unknown()).catch({})

export const isSignIn = (action: string): action is SignInAction => signInActions.some((known) => known === action)

/** Parses the body as Payload does: JSON, or a form whose field `_payload` holds JSON. */
const readGiven = async (headers: Headers, body: ArrayBuffer | undefined): Promise<Record<string, unknown>> => {
  const type = headers.get('content-type') ?? ''
  try {
    if (!type.includes('multipart/')) return givenSchema.parse(JSON.parse(new TextDecoder().decode(body)))
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    return givenSchema.parse(JSON.parse(String(form.get('_payload'))))
  } catch {
    return {}
  }
}

const cookieOf = (headers: Headers, name: string): string =>
  (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

const deviceCookie = (account: string): string => {
  const { PAYLOAD_SECRET, PUBLIC_SCHEME } = env()
  const secure = PUBLIC_SCHEME === 'https' ? '; Secure' : ''
  const token = createDeviceToken(account, PAYLOAD_SECRET)
  return `${DEVICE_COOKIE}=${token}; Path=/api/users; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Rejects the demo logins' password, which is public, on a public host. */
const withoutDemoPassword = (given: Record<string, unknown>): Record<string, unknown> =>
  given.password === demoPassword && !isLocalHost(env().PLATFORM_HOST) ? { ...given, password: randomUUID() } : given

const evenly = async (answer: Promise<Response>): Promise<Response> => {
  const [response] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, ANSWER_MIN_MS))])
  return response
}

/** 429 in the shape that Payload's forms read. */
const tooMany = (): Response => {
  const answer = Response.json({ errors: [{ message: TOO_MANY }] }, { status: 429 })
  answer.headers.set('retry-after', '60')
  return answer
}

/**
 * A sign-in, a forgotten password or a reset, limited by client address and by account, with the same answer and
 * duration whether the account exists or not. `pass` forwards the parsed values to Payload, so that it cannot parse
 * them differently.
 */
export const signIn = async (
  action: SignInAction,
  request: { headers: Headers; body: ArrayBuffer | undefined; address: string | null },
  pass: (given: Record<string, unknown>) => Promise<Response>,
): Promise<Response> => {
  const given = await readGiven(request.headers, request.body)
  const account = typeof given.email === 'string' ? given.email.toLowerCase().trim() : ''
  const device = readDeviceToken(cookieOf(request.headers, DEVICE_COOKIE), account, env().PAYLOAD_SECRET)
  const asked: SignInTry = { action, address: request.address, account, device }
  if (!limits.allow(asked, Date.now())) return evenly(Promise.resolve(tooMany()))
  const passed = () => pass(withoutDemoPassword(given))
  const answer = await evenly(action === 'login' ? inTurn(account, passed) : passed())
  // A sent mail still counts against the limit of forgotten passwords.
  if (answer.status === 200 && action !== 'forgot-password') limits.succeeded(asked, Date.now())
  if (answer.status === 200 && action === 'login') answer.headers.append('set-cookie', deviceCookie(account))
  return answer
}
