import { PeopleList } from '@/src/components/sections/people/PeopleList'
import { Section } from '@/src/components/ui/Section'
import { getPeople } from '@/src/data/locations/getPeople'
import type { PeopleLayout, PersonDepartment } from '@/src/domain/locations/people'
import type { Site, SiteLocation } from '@/tenants/Site'

interface PeopleAtProps {
  site: Site
  /** The first places first. */
  places: readonly SiteLocation[]
  look: PeopleLayout | 'cards'
  /** Only who does this; left out: all who work there. */
  department?: PersonDepartment
  /** Left out: everyone. */
  most?: number
}

/** Who works at some places of a site, as a section of a page; nothing where none of them names its people. */
export const PeopleAt = async ({ site, places, look, department, most }: PeopleAtProps) => {
  const people = (await getPeople(site, places))
    .filter((person) => department === undefined || person.department === department)
    .slice(0, most)
  return (
    people.length > 0 && (
      <Section title="Who you will meet">
        <PeopleList people={people} places={places} look={look} />
      </Section>
    )
  )
}
