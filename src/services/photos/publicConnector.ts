import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress } from './isPublicAddress'
import { PhotoError } from './PhotoError'

/** All addresses of a host name. */
export type Lookup = (hostname: string) => Promise<string[]>

const allAddresses: Lookup = async (hostname) =>
  (await systemLookup(hostname, { all: true })).map(({ address }) => address)

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

const resolve = async (hostname: string, lookup: Lookup): Promise<string[]> => {
  const name = withoutBrackets(hostname)
  if (isIP(name)) return [name]
  try {
    return await lookup(name)
  } catch {
    throw new PhotoError('away', `The server ${name} is not known.`)
  }
}

const endpoint = (address: string, port: string): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`

interface ConnectorOptions {
  /** Addresses with port that are allowed although they are not public: `127.0.0.1:8080`. */
  allow: readonly string[]
  connectMs: number
  lookup?: Lookup
}

/**
 * Opens connections to public addresses on the web's ports only (FEED-08). The name is resolved here and the connection
 * goes to the checked address itself, so that DNS rebinding is no use. One forbidden address among several refuses the
 * host.
 */
export const publicConnector = ({ allow, connectMs, lookup = allAddresses }: ConnectorOptions) => {
  const connect = buildConnector({ timeout: connectMs })

  const checked = async (hostname: string, port: string): Promise<string[]> => {
    const addresses = await resolve(hostname, lookup)
    const open = (address: string) =>
      allow.includes(endpoint(address, port)) || (['80', '443'].includes(port) && isPublicAddress(address))
    if (addresses.length === 0) throw new PhotoError('away', `The server ${hostname} is not known.`)
    if (!addresses.every(open))
      throw new PhotoError(
        'refused',
        `${endpoint(withoutBrackets(hostname), port)} is not a public web server; it is not asked for photos.`,
      )
    return addresses
  }

  const connector: buildConnector.connector = (options, callback) => {
    const port = options.port || (options.protocol === 'https:' ? '443' : '80')
    const servername = isIP(withoutBrackets(options.hostname)) ? undefined : options.hostname
    const attempt = ([address, ...others]: string[]): void =>
      connect({ ...options, port, servername, hostname: address ?? '' }, (error, socket) => {
        if (error === null) callback(null, socket)
        else if (others.length > 0) attempt(others)
        else callback(error, null)
      })
    checked(options.hostname, port).then(
      (addresses) => attempt(addresses.slice(0, 3)),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    )
  }
  return connector
}
