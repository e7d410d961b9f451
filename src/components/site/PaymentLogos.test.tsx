import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentLogos } from './PaymentLogos'

test('BUY-06 accepted payments are shown as logos with their names, each from a picture that is there', () => {
  const html = renderToStaticMarkup(<PaymentLogos />)
  const names = [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
  const files = [...html.matchAll(/href="(\/logos\/[^"#]+)/g)].map(([, path]) => path ?? '')
  expect(files).toHaveLength(4)
  for (const file of files) expect(existsSync(join('public', file)), file).toBe(true)
})
