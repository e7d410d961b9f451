import { Newspaper } from 'lucide-react'
import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { LeadStory } from '@/src/components/articles/LeadStory'
import { StoryColumns } from '@/src/components/articles/StoryColumns'
import { StoryJournal } from '@/src/components/articles/StoryJournal'
import { StoryLines } from '@/src/components/articles/StoryLines'
import { StoryPosters } from '@/src/components/articles/StoryPosters'
import { StoryTopics } from '@/src/components/articles/StoryTopics'
import { StoryCards } from '@/src/components/sections/StoryCards'
import type { StoryListProps } from '@/src/components/sections/StoryParts'
import { Container } from '@/src/components/ui/Container'
import { getBlogs } from '@/src/data/content/getBlogs'
import type { StoryLook } from '@/src/domain/content/sectionLooks'
import { siteZone } from '@/tenants/siteDay'
import { requireSite } from '../requireSite'
import { RouteHead } from '../RouteHead'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

const MOST = 60

/** What follows the newest. */
const RESTS: Record<StoryLook, ComponentType<StoryListProps>> = {
  cards: StoryCards,
  journal: StoryLines,
  topics: StoryTopics,
  paper: StoryColumns,
  posters: StoryPosters,
}

/** Columns inside a paper. */
const COLUMNS = 3

/** How many are on its front page, one with its picture and the others as headings beside it, so that the columns are filled. */
const onFront = (count: number): number => COLUMNS + (count % COLUMNS)

/** The same news for feed readers. */
const FEEDS = {
  'application/rss+xml': '/blogs/rss.xml',
  'application/atom+xml': '/blogs/atom.xml',
  'application/feed+json': '/blogs/feed.json',
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { id, name } = await requireSite(params)
  const shown = contentMetadata({
    title: 'Latest News',
    description: `News and advice from ${name}.`,
    path: '/blogs',
    noIndex: (await getBlogs(id, MOST)).length === 0,
  })
  return { ...shown, alternates: { ...shown.alternates, types: FEEDS } }
}

/** Latest News: every published post, the newest large (RTE-53, CON-24, CON-25). */
const Page = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  const timeZone = siteZone(site)
  const { layout: look } = site.settings.blogs
  const Rest = RESTS[look]
  const posts = await getBlogs(site.id, MOST)
  const front = posts.slice(0, look === 'paper' ? onFront(posts.length) : 1)
  const rest = posts.slice(front.length)
  const [first] = front
  return (
    <>
      <RouteHead
        site={site}
        path="/blogs"
        title="Latest News"
        words="blogs"
        list={{ items: posts.map(({ heading, href, image }) => ({ name: heading, href, image })) }}
      />
      <Container className="space-y-10 py-10 lg:space-y-14 lg:py-14">
        <h2 className="sr-only">Articles</h2>
        {first && look === 'paper' && <StoryJournal stories={front} timeZone={timeZone} />}
        {first && look !== 'paper' && <LeadStory story={first} timeZone={timeZone} look={look} />}
        {!first && (
          <EmptyNote
            icon={Newspaper}
            title="Nothing published yet"
            text="The first article is on its way."
            action={{ label: 'Back to the home page', href: '/' }}
          />
        )}
        {rest.length > 0 && <Rest stories={rest} timeZone={timeZone} />}
      </Container>
    </>
  )
}

export default Page
