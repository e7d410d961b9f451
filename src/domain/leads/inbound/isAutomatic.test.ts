import { expect, test } from 'vitest'
import { isAutomatic } from './isAutomatic'

const mail = (headers: Record<string, string>) => isAutomatic((name) => headers[name] ?? '')

test('CRM-04 mails of machines are known by their headers, and a person’s is none', () => {
  const machines: Record<string, string>[] = [
    { 'auto-submitted': 'auto-replied' },
    { 'auto-submitted': ' Auto-Generated; owner=x' },
    { precedence: 'Bulk' },
    { 'x-autoreply': 'yes' },
    { 'list-id': '<news.example.com>' },
    { 'return-path': '<>' },
    { 'content-type': 'multipart/report; report-type=delivery-status' },
  ]
  for (const headers of machines) expect(mail(headers), JSON.stringify(headers)).toBe(true)
  expect(mail({ 'auto-submitted': 'no', precedence: 'normal', 'return-path': '<jane@shopper.test>' })).toBe(false)
  expect(mail({})).toBe(false)
})
