import { PeopleList } from '@/src/components/sections/people/PeopleList'
import { Section } from '@/src/components/ui/Section'
import { getPeople } from '@/src/data/locations/getPeople'
import type { Site, SiteLocation } from '@/tenants/Site'

interface BrandPeopleProps {
  site: Site
  /** Where the brand is sold and looked after, the first places first. */
  places: readonly SiteLocation[]
}

const MOST = 4

/** Who sells and looks after a brand here, with what to ask them for; nothing where no place names its people. */
export const BrandPeople = async ({ site, places }: BrandPeopleProps) => {
  const people = (await getPeople(site, places)).slice(0, MOST)
  return (
    people.length > 0 && (
      <Section title="Who you will meet">
        <PeopleList people={people} places={places} look="lines" />
      </Section>
    )
  )
}
