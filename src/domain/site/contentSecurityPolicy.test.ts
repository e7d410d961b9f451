import { expect, test } from 'vitest'
import { adminPolicy, previewPolicy, sitePolicy, strictScripts } from './contentSecurityPolicy'

const live = { platformOrigin: 'https://admin.example.com', development: false }
const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

test('L4 NFR-06 a site’s page is framed by itself alone, a preview by the admin too', () => {
  expect(directive(sitePolicy(live), 'frame-ancestors')).toEqual(["'self'"])
  expect(directive(previewPolicy(live), 'frame-ancestors')).toEqual(["'self'", 'https://admin.example.com'])
  expect(directive(adminPolicy(live, 'abc'), 'frame-ancestors')).toEqual(["'self'"])
})

test('L4 NFR-06 no policy lets scripts of other hosts, plugins, foreign bases or foreign forms in', () => {
  for (const policy of [
    sitePolicy(live, ['https://search.example.com']),
    previewPolicy(live),
    adminPolicy(live, 'abc'),
  ]) {
    expect(directive(policy, 'object-src')).toEqual(["'none'"])
    expect(directive(policy, 'base-uri')).toEqual(["'self'"])
    expect(directive(policy, 'form-action')).toEqual(["'self'"])
    expect(directive(policy, 'script-src').join(' ')).not.toMatch(/https?:|\*|unsafe-eval/)
    expect(policy).not.toMatch(/http:|ws:/)
  }
})

test('L4 NFR-06 scripts of the admin need their nonce, and browsers report on previews what a site’s would need', () => {
  expect(directive(adminPolicy(live, 'abc'), 'script-src')).toEqual(["'self'", "'nonce-abc'"])
  expect(strictScripts(live, 'abc', ['xyz'])).toBe("script-src 'self' 'nonce-abc' 'sha256-xyz'")
  expect(directive(sitePolicy(live), 'script-src')).toEqual(["'self'", "'unsafe-inline'"])
})

test('L4 SEA-15 browsers reach the site’s own search engine and no other host', () => {
  expect(directive(sitePolicy(live), 'connect-src')).toEqual(["'self'"])
  expect(directive(sitePolicy(live, ['https://search.example.com']), 'connect-src')).toEqual([
    "'self'",
    'https://search.example.com',
  ])
})

test('L4 NFR-06 ANA-16 Google’s tags are let in on sites with an id of it, and nowhere else', () => {
  const tagged = sitePolicy(live, ['https://search.example.com'], { tagged: true })
  expect(directive(tagged, 'script-src')).toEqual(["'self'", "'unsafe-inline'", 'https://www.googletagmanager.com'])
  expect(directive(tagged, 'connect-src')).toContain('https://*.google-analytics.com')
  expect(directive(tagged, 'default-src')).toEqual(["'self'"])
  for (const policy of [sitePolicy(live), previewPolicy(live), adminPolicy(live, 'abc')])
    expect(policy).not.toMatch(/google-analytics|googletagmanager/)
})

test('LEA-37 NFR-06 a captcha’s hosts are let in on sites that use its widget, and nowhere else', () => {
  const cloudflare = 'https://challenges.cloudflare.com'
  const policy = sitePolicy(live, [], { captcha: 'turnstile' })
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'unsafe-inline'", cloudflare])
  expect(directive(policy, 'frame-src')).toContain(cloudflare)
  const own = sitePolicy(live, [], { captcha: 'hcaptcha' })
  for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src'])
    expect(directive(own, name)).toEqual(expect.arrayContaining(['https://hcaptcha.com', 'https://*.hcaptcha.com']))
  for (const other of [sitePolicy(live), previewPolicy(live), adminPolicy(live, 'abc')])
    expect(other).not.toMatch(/cloudflare|hcaptcha/)
})
