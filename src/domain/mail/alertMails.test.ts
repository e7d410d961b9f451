import { expect, test } from 'vitest'
import { alertMail, alertStartMail } from './alertMails'

const look = {
  name: 'Own Motors',
  origin: 'https://site.example',
  logo: null,
  brand: '#0b5cad',
  onBrand: '#ffffff',
  ink: '#0d1b2a',
  onInk: '#ffffff',
}
const car = (title: string) => ({ title, line: 'New on our website', price: '$1', photo: null, href: '' })

test('ALRT-01 LAW-07 a message names its sender, the searches and the way to stop; words are no markup', () => {
  const manage = 'https://site.example/alerts/key'
  const groups = [
    { words: 'Kia <b>', href: 'https://site.example/search/kia', cars: [car('2021 Kia Rio'), car('2020 Kia Rio')] },
    { words: 'Your saved cars', href: null, cars: [car('2019 Mazda 3')] },
  ]
  const { subject, text, html } = alertMail({ look, groups, manage })
  expect(subject).toBe('2021 Kia Rio and 2 more at Own Motors')
  for (const part of ['Kia <b>', '2020 Kia Rio. New on our website, $1', 'https://site.example/search/kia', manage])
    expect(text).toContain(part)
  expect(html).toContain('Kia &lt;b&gt;')
  expect(html).toContain(`href="${manage}"`)
})

test('ALRT-01 an address that nobody has proven is asked first', () => {
  const { text, html } = alertStartMail(look, { words: 'Kia', link: 'https://site.example/alerts/key' })
  expect(text).toContain('Kia\n\nOpen the link and press the button')
  expect(html).toContain('href="https://site.example/alerts/key"')
})
