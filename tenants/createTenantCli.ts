import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import config from '@payload-config'
import { getPayload, ValidationError } from 'payload'
import { env } from '@/src/env'
import { newTenantSchema, type NewTenant } from './create/createTenant'
import { starterRows } from '@/collections/Tenants/starterRows'
import { insertTenant, TenantTaken } from './create/insertTenant'

const usage = `Usage: npm run tenant:create -- --name "Bayside Motors" --slug bayside [--template default]
         [--domain www.bayside.com.au] [--state QLD] [--admin-email owner@bayside.com.au]`

/** Ends the command with words for the person who typed it. */
const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const readInput = (): NewTenant => {
  const option = { type: 'string' } as const
  const options = { name: option, slug: option, template: option, domain: option, state: option, 'admin-email': option }
  try {
    const { 'admin-email': adminEmail, ...values } = parseArgs({ args: process.argv.slice(2), options }).values
    const parsed = newTenantSchema.safeParse({ ...values, ...(adminEmail ? { adminEmail } : {}) })
    if (parsed.success) return parsed.data
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.') === 'adminEmail' ? 'admin-email' : issue.path.join('.')
      return `  --${name} ${issue.message}`
    })
    return fail(`The dealership was not created:\n${lines.join('\n')}\n\n${usage}`)
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const input = readInput()
const payload = await getPayload({ config })
const password = randomBytes(15).toString('base64url')
try {
  await insertTenant(payload, input, password, starterRows(input))
} catch (error) {
  const known = error instanceof TenantTaken || error instanceof ValidationError
  fail(known ? `The dealership was not created: ${error.message}` : String(error))
}

const { PUBLIC_SCHEME, PLATFORM_HOST } = env()
console.log(`${input.name} is open.`)
console.log(`  Site   ${PUBLIC_SCHEME}://${input.slug}.${PLATFORM_HOST}`)
if (input.domain) console.log(`         https://${input.domain} once its DNS points here`)
console.log(`  Admin  ${PUBLIC_SCHEME}://${PLATFORM_HOST}/admin`)
if (input.adminEmail) console.log(`  Login  ${input.adminEmail}  ${password}  (shown this once)`)
