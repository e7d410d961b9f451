import { ExpandableText } from '@/src/components/articles/ExpandableText'
import { RichText } from '@/src/components/site/RichText'
import type { LandingWords } from './landingWords'

/** Plain words longer than this are folded to as much. */
const SHOWN = 170

/** What a landing page says before its results: the marketer's words, else the brand's (RTE-14..23). */
export const SearchIntro = ({ intro }: Pick<LandingWords, 'intro'>) =>
  intro === null ? null : (
    <div data-testid="search-intro" className="mt-3 max-w-2xl text-muted">
      {typeof intro === 'string' ? (
        <ExpandableText text={intro} over={SHOWN} length={SHOWN} />
      ) : (
        <RichText content={intro} />
      )}
    </div>
  )
