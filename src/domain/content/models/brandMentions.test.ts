import { expect, test } from 'vitest'
import { mentionsBrand, withArticle } from './brandMentions'

test('a text names a brand by its name or one of its models, as they are spelt', () => {
  const isAbout = mentionsBrand(['Jayco', 'Journey', 'Silverline', '500', 'Up'])
  expect(isAbout('Our Jayco is two years old.')).toBe(true)
  expect(isAbout('We took the Silverline’s awning off.')).toBe(true)
  expect(isAbout('A long journey home.')).toBe(false)
  expect(isAbout('Fixed within 500 km. Up to date.')).toBe(false)
  expect(isAbout('Jaycoland')).toBe(false)
})

test('a name is taken as it is written, and without names nothing is about it', () => {
  expect(mentionsBrand(['ID.4'])('An ID94')).toBe(false)
  expect(mentionsBrand(['CX-5'])('CX-50')).toBe(false)
  expect(mentionsBrand(['CX-5'])('our CX-5.')).toBe(true)
  expect(mentionsBrand([])('anything')).toBe(false)
})

test('a brand has the article it is said with', () => {
  expect(['Kia', 'Audi', 'Isuzu UTE', 'Hyundai'].map(withArticle)).toEqual([
    'a Kia',
    'an Audi',
    'an Isuzu UTE',
    'a Hyundai',
  ])
})
