import { expect, test } from 'vitest'
import { plainText } from './plainText'

test('ENT-07 sanitized_description is the description without markup', () => {
  expect(plainText('<p>Save <strong>$2,500</strong>.</p><p>Ends   soon&nbsp;&amp; fast</p>')).toBe(
    'Save $2,500. Ends soon & fast',
  )
})

test('ENT-07 sanitized_description drops scripts, styles and comments with their contents', () => {
  expect(plainText('Before<script>alert(1)</script><style>p{}</style><!-- note --> after')).toBe('Before after')
})

test('ENT-07 sanitized_description leaves plain text with a smaller-than sign alone', () => {
  expect(plainText('Rates < 5% p.a.')).toBe('Rates < 5% p.a.')
})
