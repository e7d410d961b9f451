import { BrandCare } from '@/src/components/models/brand/BrandCare'
import { PlacesShown } from '@/src/components/models/brand/BrandPlaces'
import { OfferDesk } from '@/src/components/sections/offers/OfferDesk'
import { OfferGrades } from '@/src/components/sections/offers/OfferGrades'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { State, States } from './States'
import { STAND_IN } from './cardCar'
import { LONG, PLACE, STOCK } from './PlaceStates'

const site = { settings: settingDefaults }
const image = { url: STAND_IN, alt: '' }

const grade = { engine: null, transmission: 'Automatic', drive: 'AWD' }

/** What a brand's page and an offer's page are made of besides stock: care, places, grades to order, whom to ask. */
export const BrandStates = () => (
  <>
    <States title="With a brand from here" wide>
      <State label="Warranty, promises and a workshop">
        <BrandCare
          title="Isuzu UTE"
          departments={[
            { ...PLACE, locationType: 'service' },
            { ...LONG, locationType: 'parts' },
          ]}
          warranties={[{ years: 10, text: 'of factory warranty on a new one, from the day you collect it' }]}
          promises={[{ icon: 'truck', text: 'Free delivery', href: '/#delivery', display: [] }]}
          inspection="120-point inspection."
        />
      </State>
    </States>
    <States title="Places of a brand" wide>
      <State label="With pictures and stock, and with neither">
        <PlacesShown
          site={site}
          title="Where to see an Isuzu UTE"
          places={[
            { place: PLACE, stock: STOCK, picture: STAND_IN },
            { place: LONG, stock: null, picture: null },
          ]}
        />
      </State>
    </States>
    <States title="Offers on their page" wide>
      <State label="To order">
        <OfferGrades
          model={{ name: 'Journey', href: '/#journey', image }}
          grades={[
            { ...grade, name: 'Touring', priceDollars: 72_990 },
            { ...grade, name: 'A grade with a name that needs two lines', priceDollars: null },
          ]}
        />
      </State>
      <State label="Whom to ask">
        <OfferDesk site={site} places={[PLACE, LONG]} />
      </State>
    </States>
  </>
)
