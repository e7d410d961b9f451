import { type StoryCard, StoryCards } from '@/src/components/sections/StoryCards'
import { Section } from '@/src/components/ui/Section'

/** The site's latest news under a vehicle (VDP-13). */
export const VehicleBlogs = ({ stories }: { stories: StoryCard[] }) =>
  stories.length === 0 ? null : (
    <Section title="Latest News" ground="surface" link={{ label: 'All news', href: '/blogs' }}>
      <StoryCards stories={stories} />
    </Section>
  )
