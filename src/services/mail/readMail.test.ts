import { expect, test } from 'vitest'
import { readMail } from './readMail'

const read = (lines: string[]) => readMail(Buffer.from(lines.join('\r\n')))

const heads = ['From: Jane Doe <Jane@Shopper.test>', 'To: Own <lead+1@replies.test>', 'Message-ID: <1@shopper.test>']

test('CRM-04 a mail is read: sender, recipients, subject, own words, names of what is attached', async () => {
  const mail = await read([
    ...heads,
    'Delivered-To: LEAD+2@replies.test',
    'Cc: Both: a@shopper.test, b@shopper.test;',
    'Subject: =?utf-8?Q?Re:_Caf=C3=A9?=',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Yes.\0',
    '',
    'On Mon, 23 Nov 2026, Own <x@own.test> wrote:',
    '> Is it?',
    '--b',
    'Content-Type: application/pdf; name="licence.pdf"',
    'Content-Disposition: attachment; filename="licence.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'AAAA',
    '--b--',
    '',
  ])
  expect(mail).toEqual({
    id: '<1@shopper.test>',
    from: 'jane@shopper.test',
    to: ['lead+2@replies.test', 'lead+1@replies.test', 'a@shopper.test', 'b@shopper.test'],
    subject: 'Re: Café',
    text: 'Yes.',
    attachments: ['licence.pdf'],
    isAutomatic: false,
  })
})

test('CRM-04 a mail of HTML alone has its text, one without a Message-ID is known by its content', async () => {
  const html = [
    'From: a@b.test',
    'Content-Type: text/html',
    '',
    '<style>p{}</style><body><p>Hello <b>there</b> &amp; bye</p>',
    'Kim<br>Own',
    '<div>On Monday, Jane wrote:</div><blockquote>Hi</blockquote>',
  ]
  const [one, again, other] = [await read(html), await read(html), await read([...html, '!'])]
  expect(one?.text).toBe('Hello there & bye\nKim\nOwn')
  expect(one?.id).toBe(again?.id)
  expect(one?.id).not.toBe(other?.id)
})

test('CRM-04 what is no mail, or is nested without end, names nobody and does not throw', async () => {
  expect(await read([''])).toMatchObject({ from: '', to: [], text: '' })
  const nested = Array.from({ length: 300 }, (_, at) => [
    `--b${at - 1}`,
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
  ])
  expect(await read(['Content-Type: multipart/mixed; boundary=b-1', '', ...nested.flat()])).toBeNull()
})
