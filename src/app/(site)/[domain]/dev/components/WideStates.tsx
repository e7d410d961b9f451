import { ScenePicture } from '@/src/components/sections/hero/ScenePicture'
import { SlidePicture } from '@/src/components/sections/hero/SlidePicture'
import { WorkedExample } from '@/src/components/tradeIn/WorkedExample'
import { conditionMeans } from '@/src/domain/tradeIn/conditionQuestions'
import { State, States } from './States'
import { STAND_IN } from './cardCar'

const conditions = Object.entries(conditionMeans).map(([answer, means], at) => ({
  answer,
  means,
  low: 16_100 - at * 900,
  high: 21_300 - at * 1_200,
}))

/** A trade-in gone through from beginning to end. */
export const ExampleStates = () => (
  <WorkedExample
    look="beside"
    vehicle={{ year: 2021, make: 'Mazda', model: 'CX-5', odometerKm: 60_000 }}
    picture={STAND_IN}
    asked={{ text: '$24,990', basis: 'Excl. Govt. Charges', odometerKm: 58_200, href: '/cars/one-like-it' }}
    estimate={{ low: 15_600, high: 20_600, method: 'By hand.', count: 5 }}
    conditions={conditions}
    others={[
      {
        label: 'Keys',
        answers: [
          { answer: 'Two or more', dollars: 0 },
          { answer: 'One', dollars: -200 },
        ],
      },
    ]}
  />
)

const SCENE = { url: '/studio/scenes/harbour-coast.webp', alt: 'A car by the sea' }
const LOOKS = [
  ['light', 'bg-canvas'],
  ['dark', 'on-dark bg-ink text-on-ink'],
  ['centred', 'bg-canvas text-center'],
  ['slide', 'on-dark bg-ink text-on-ink'],
] as const

/** Vehicles in surroundings behind words, without what else a hero has: a page has one heading of that size, and one hero. */
export const SceneStates = () => (
  <States title="Scenes" wide>
    {LOOKS.map(([look, ground]) => (
      <State key={look} label={`${look}: under the words on a phone`}>
        <div className={`relative overflow-hidden rounded-lg ${ground} lg:min-h-112 [--slide:28rem]`}>
          <p
            className={`relative z-1 p-6 text-heading lg:p-12 ${look === 'centred' ? 'lg:pb-[min(10.5vw,9.5rem)]' : 'lg:max-w-[44%]'}`}
          >
            Find the one that fits your week
          </p>
          {look === 'slide' ? <SlidePicture image={SCENE} first={false} /> : <ScenePicture image={SCENE} look={look} />}
        </div>
      </State>
    ))}
  </States>
)
