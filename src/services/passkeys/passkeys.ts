import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'

/** The address a passkey belongs to: the site's host as the browser sees it. */
export interface PasskeySite {
  /** Without a port. */
  host: string
  /** With scheme and port. */
  origin: string
}

/** Base64url, of a length no real authenticator comes near. */
const encoded = z.string().regex(/^[\w-]{1,20000}$/)
const credential = { id: encoded.max(1400), rawId: encoded.max(1400), type: z.literal('public-key') }
const transports = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** What a browser answers when a passkey was made (RegistrationResponseJSON). */
export const madePasskeySchema = z.object({
  ...credential,
  clientExtensionResults: z.object({}).catch({}),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(transports).optional().catch(undefined),
  }),
})

/** What a browser answers when a passkey was used (AuthenticationResponseJSON). */
export const usedPasskeySchema = z.object({
  ...credential,
  clientExtensionResults: z.object({}).catch({}),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional().catch(undefined),
  }),
})

/** What a browser needs to make a passkey that an account finds again without a name. */
export const makingOptions = (
  { host }: PasskeySite,
  account: { siteName: string; id: string; name: string; challenge: string; known: string[] },
) =>
  generateRegistrationOptions({
    rpID: host,
    rpName: account.siteName,
    userName: account.name,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    challenge: Buffer.from(account.challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: account.known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })

/** What a browser needs to sign in with whichever passkey it has for the site. */
export const usingOptions = ({ host }: PasskeySite, challenge: string) =>
  generateAuthenticationOptions({
    rpID: host,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'preferred',
  })

const expected = ({ host, origin }: PasskeySite) => ({
  expectedOrigin: origin,
  expectedRPID: host,
  requireUserVerification: false,
})

/** The public key of a passkey that was made for this challenge at this site; null when anything about it is not so. */
export const checkMade = async (
  site: PasskeySite,
  response: z.infer<typeof madePasskeySchema>,
  isChallenge: (challenge: string) => Promise<boolean>,
): Promise<{ credential: string; publicKey: string; counter: number } | null> => {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected(site),
      response,
      expectedChallenge: isChallenge,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    return null
  }
}

/** The device's count of sign-ins when the passkey signed this challenge at this site; null when it did not. */
export const checkUsed = async (
  site: PasskeySite,
  response: z.infer<typeof usedPasskeySchema>,
  key: { publicKey: string; counter: number },
  isChallenge: (challenge: string) => Promise<boolean>,
): Promise<number | null> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(site),
      response,
      expectedChallenge: isChallenge,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
