import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { localOutbox } from '@/src/services/mail/localOutbox'

const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('OPS-01 without a mail server every message becomes one complete .eml file', async () => {
  const outbox = localOutbox(folder, 'no-reply@x.test', 'Forecourt')({ payload: {} as Payload })
  await outbox.sendEmail({ to: 'sam@x.test', subject: 'Your enquiry', html: '<p>Thank you</p>' })
  await outbox.sendEmail({ to: 'kim@x.test', subject: 'Another', text: 'Hello' })
  const files = readdirSync(folder).toSorted()
  expect(files).toHaveLength(2)
  const raw = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  for (const part of [
    'To: sam@x.test',
    'Subject: Your enquiry',
    'From: Forecourt <no-reply@x.test>',
    '<p>Thank you</p>',
    'To: kim@x.test',
  ]) {
    expect(raw).toContain(part)
  }
})
