import { PeopleList } from '@/src/components/sections/people/PeopleList'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getPeople } from '@/src/data/locations/getPeople'
import type { PeopleBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** Who works at the dealership's locations. */
export const PeopleBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const departments = block.departments ?? []
  const people = (await getPeople(site, site.locations)).filter(
    ({ department }) => departments.length === 0 || (department && departments.includes(department)),
  )
  if (people.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <PeopleList people={people.slice(0, block.limit)} places={site.locations} look={block.layout} />
    </Section>
  )
}
