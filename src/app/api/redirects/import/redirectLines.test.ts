import { expect, test } from 'vitest'
import { redirectLines } from './redirectLines'

test.each([
  ['/old;/new', '/old', '/new'],
  ['/old\t/new', '/old', '/new'],
  ['/old|https://elsewhere.example/new', '/old', 'https://elsewhere.example/new'],
  ['/stock.php?a=1;b=2,/search/used-cars', '/stock.php?a=1;b=2', '/search/used-cars'],
  ['"/a|b" , "/new"', '/a|b', '/new'],
])('SEO-05 a list without a header is read by what parts its addresses: %j', (text, from, to) => {
  expect(redirectLines(text)).toEqual([{ line: 1, from, to, type: '' }])
})

test('SEO-05 a first line without a new address spoils no other', () => {
  expect(redirectLines('/old;\n/older;/new;302')).toEqual([
    { line: 1, from: '/old', to: '', type: '' },
    { line: 2, from: '/older', to: '/new', type: '302' },
  ])
})
