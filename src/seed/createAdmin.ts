import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import config from '@payload-config'
import { getPayload } from 'payload'
import { z } from 'zod'

/**
 * `npm run admin:create -- --email you@example.com`: a platform admin with a generated password, printed once. The only
 * way to the first one: the admin's own registration form is closed (CMS-05).
 */
const { values } = parseArgs({ args: process.argv.slice(2), options: { email: { type: 'string' } } })
const email = z.email().safeParse(values.email)
if (!email.success) {
  console.error('Usage: npm run admin:create -- --email you@example.com')
  process.exit(1)
}
const payload = await getPayload({ config })
const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email.data } } })
if (totalDocs > 0) {
  console.error(`${email.data} has an account already. Reset its password in the admin.`)
  process.exit(1)
}
const password = randomBytes(15).toString('base64url')
await payload.create({ collection: 'users', data: { email: email.data, password, role: 'platform-admin' } })
console.log(`Platform admin ${email.data}, password ${password} (shown only now).`)
process.exit(0)
