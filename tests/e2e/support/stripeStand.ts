import { freePort } from '../../../scripts/servers/ports'
import { startProcess } from '../../../scripts/servers/processes'
import { untilAnswering } from '../../../scripts/servers/readiness'
import { webServer } from '../../../scripts/lib/webServer'
import { fakeStripe, type FakeStripe } from '../../support/fakeStripe'

export interface StripeStand {
  stripe: FakeStripe
  /** An address of a demo dealership on the web server that takes deposits by Stripe. */
  url: (slug: string, path: string) => string
  close: () => Promise<void>
}

/**
 * A server that answers as Stripe does, where the worker of the tests looks for it, and a second web server on the same data that
 * takes deposits by it: on the first, the demo's sandbox takes them. Null beside `npm start`, whose worker knows of none.
 */
export const stripeStand = async (): Promise<StripeStand | null> => {
  const stripePort = Number(process.env.E2E_STRIPE_PORT)
  if (!stripePort) return null
  const port = await freePort()
  const platform = `localhost:${port}`
  const tell = async (type: string, reservation: string): Promise<void> => {
    const { body, header } = stripe.event(type, reservation)
    const headers = { 'stripe-signature': header, 'content-type': 'application/json' }
    await fetch(`http://${platform}/api/payments/webhook`, { method: 'POST', headers, body })
  }
  const stripe: FakeStripe = await fakeStripe({ port: stripePort, onChange: tell })
  const { line, env } = webServer('production', '127.0.0.1', port)
  const running = await startProcess(line, {
    name: 'web of payments',
    env: {
      ...env,
      PLATFORM_HOST: platform,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
    onLine: () => undefined,
  })
  await untilAnswering(port, platform, 60_000, '/api/health')
  return {
    stripe,
    url: (slug, path) => `http://${slug}.${platform}${path}`,
    close: async () => {
      await running.stop()
      await stripe.close()
    },
  }
}
