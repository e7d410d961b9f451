import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Person, peopleLayouts, type PeopleLayout } from '@/src/domain/locations/people'
import { PeopleList } from './PeopleList'

const person = (name: string, changes: Partial<Person> = {}): Person => ({
  id: name,
  name,
  role: 'Consultant',
  department: 'sales',
  photo: null,
  words: null,
  locationId: 'preston',
  ...changes,
})
const preston = { id: 'preston', address: { city: 'Preston' } }
const ringwood = { id: 'ringwood', address: { city: 'Ringwood' } }
const isLayout = (name: string): name is PeopleLayout => name in peopleLayouts

test.each(Object.keys(peopleLayouts).filter(isLayout))(
  'people as %s: name, role and sentence; the place where there are several; initials without a picture',
  (look) => {
    const people = [
      person('Imogen Hale', { words: 'Ask her about hybrids.' }),
      person('Farid Nazari', { locationId: 'ringwood', photo: { url: '/studio/people/farid.webp', alt: '' } }),
    ]
    const html = renderToStaticMarkup(<PeopleList people={people} places={[preston, ringwood]} look={look} />)
    for (const said of ['Imogen Hale', 'Consultant, Preston', 'Ask her about hybrids.', '>IH<', 'Consultant, Ringwood'])
      expect(html).toContain(said)
    expect(html).toContain('farid.webp')
    expect(html).not.toContain('>FN<')
    expect(renderToStaticMarkup(<PeopleList people={people} places={[preston]} look={look} />)).not.toContain(
      ', Preston',
    )
  },
)

test('a card has the place and its number', () => {
  const places = [{ ...preston, name: 'Preston Yard', phone: '(03) 5550 0210' }, ringwood]
  const html = renderToStaticMarkup(
    <PeopleList
      people={[person('Imogen Hale'), person('Selam Tesfaye', { locationId: 'ringwood' })]}
      places={places}
      look="cards"
    />,
  )
  expect(html).toMatch(/Imogen Hale.*Consultant · Preston Yard.*href="tel:0355500210".*Selam Tesfaye/)
  expect(html.match(/href="tel:/g)).toHaveLength(1)
})

test('one or two portraits stand beside their words, three and more in a grid', () => {
  const portraits = (count: number) =>
    renderToStaticMarkup(
      <PeopleList
        people={Array.from({ length: count }, (_, at) => person(`Person ${at}`))}
        places={[preston]}
        look="portraits"
      />,
    )
  expect(portraits(2)).not.toContain('lg:grid-cols-4')
  expect(portraits(4)).toContain('lg:grid-cols-4')
  expect(portraits(5)).toContain('lg:grid-cols-5')
})

test('one card has the width of the page; several fill their rows, and are swiped on a phone', () => {
  const cards = (count: number) =>
    renderToStaticMarkup(
      <PeopleList
        people={Array.from({ length: count }, (_, at) => person(`Person ${at}`))}
        places={[preston]}
        look="cards"
      />,
    )
  expect(cards(1)).not.toContain('phone-row')
  expect(cards(5)).toContain('phone-row cards-in-threes')
})
