import { expect, test } from 'vitest'
import { featuresInOrder, highlightsOf } from './featureOrder'

const sent = [
  'ABS Brakes',
  'Power Windows',
  'LED Headlights',
  'Apple CarPlay',
  'Wireless Apple CarPlay',
  'Heated Front Seats',
  'Privacy Glass',
  'Panoramic Sunroof',
]

test('VDP-09 what shoppers ask for comes first, what every car has last, the rest as it was sent', () => {
  expect(featuresInOrder(sent)).toEqual([
    'Panoramic Sunroof',
    'Heated Front Seats',
    'Apple CarPlay',
    'Wireless Apple CarPlay',
    'LED Headlights',
    'Privacy Glass',
    'ABS Brakes',
    'Power Windows',
  ])
})

test('a car’s highlights are one of each sort, and none for a car with nothing of note', () => {
  expect(highlightsOf(sent, 4)).toEqual(['Panoramic Sunroof', 'Heated Front Seats', 'Apple CarPlay'])
  expect(highlightsOf(sent, 2)).toEqual(['Panoramic Sunroof', 'Heated Front Seats'])
  expect(highlightsOf(['ABS Brakes', 'Privacy Glass'], 4)).toEqual([])
})
