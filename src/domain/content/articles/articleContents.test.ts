import { expect, test } from 'vitest'
import { lexical } from '@/src/domain/content/lexical'
import { articleContents, minutesToRead } from './articleContents'

test('CON-25 an article’s contents are its sections, each with a name of its own', () => {
  const content = lexical(
    'Before.\n\n## The hybrid\n\nWords.\n\n### A detail\n\n## The *electric* car\n\n## The hybrid',
  )
  expect(articleContents(content)).toEqual([
    { id: 'section-the-hybrid', text: 'The hybrid' },
    { id: 'section-the-electric-car', text: 'The electric car' },
  ])
  expect(articleContents(null)).toEqual([])
})

test('CON-25 how long an article takes is of its words, and a minute at least', () => {
  expect(minutesToRead(lexical(Array.from({ length: 660 }, () => 'word').join(' ')))).toBe(3)
  expect(minutesToRead(null)).toBe(1)
})
