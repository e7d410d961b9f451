import { expect, test } from 'vitest'
import { postWebhook } from './postWebhook'

test.each(['http://93.184.216.34/', 'https://127.0.0.1/', 'https://169.254.169.254/latest', 'https://[::1]/', 'x'])(
  'CRM-01 nothing is sent to %s',
  async (address) => {
    const answer = await postWebhook(address, { headers: {}, body: '{}', allow: [] })
    expect(answer).toMatchObject({ status: null, isRefused: true })
  },
)
