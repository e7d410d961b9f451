import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { outboxPage } from '@/src/app/dev/mail/outboxPage'
import { localOutbox } from '@/src/services/mail/mailAdapter'
import { readOutbox } from '@/src/services/mail/readOutbox'

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

test('L8 NFR-06 mails of the outbox can be read by nobody else on the machine', async () => {
  const own = path.join(folder, 'private')
  const outbox = localOutbox(own, 'no-reply@x.test', 'Forecourt')({ payload: {} as Payload })
  await outbox.sendEmail({ to: 'sam@x.test', subject: 'Private', text: 'Hello' })
  expect(statSync(own).mode & 0o077).toBe(0)
  for (const file of readdirSync(own)) expect(statSync(path.join(own, file)).mode & 0o077, file).toBe(0)
})

test('OPS-01 the list of outgoing mail shows every message, newest first, and runs nothing of it', async () => {
  const own = path.join(folder, 'list')
  expect(await readOutbox(own)).toEqual([])
  const outbox = localOutbox(own, 'no-reply@x.test', 'Forecourt')({ payload: {} as Payload })
  await outbox.sendEmail({ to: 'sam@x.test', subject: 'First', text: 'Plain <b>words</b>' })
  await outbox.sendEmail({
    to: 'Kim <kim@x.test>',
    subject: 'Zweite – Grüße',
    html: '<script>alert(1)</script><p>Hi</p>',
  })
  const messages = await readOutbox(own)
  expect(messages.map(({ subject, to }) => [subject, to])).toEqual(
    expect.arrayContaining([
      ['Zweite – Grüße', 'Kim <kim@x.test>'],
      ['First', 'sam@x.test'],
    ]),
  )
  const html = outboxPage(messages)
  expect(html).toContain('Grüße')
  expect(html).not.toMatch(/<script|<b>words/)
})
