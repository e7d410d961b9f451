import { Price } from '@/src/components/ui/Price'
import { badgeAndSeries } from '@/src/domain/stock/car/carTitle'
import { CarName } from './CarName'
import { CarPicture } from './CarPicture'
import type { CarsProps } from './CarsProps'
import { conditionAndPlace } from './carWords'

/** Two large ones above three. */
const MOST = 5
const LARGE = 2

/** Large pictures without frames, with name and price below: two, then three in a row; on a phone a row that is swiped. */
export const CarGallery = ({ cars, rules }: CarsProps) => (
  <ul className="phone-row grid grid-cols-2 gap-x-5 gap-y-9 [--phone-item:82%] lg:grid-cols-6 lg:gap-x-6 lg:gap-y-12">
    {cars.slice(0, MOST).map((car, index) => (
      <li key={car.id} className={index < LARGE ? 'group relative lg:col-span-3' : 'group relative lg:col-span-2'}>
        <CarPicture
          car={car}
          rules={rules}
          sizes="(min-width: 1024px) 50vw, (min-width: 640px) 50vw, 82vw"
          className={index < LARGE ? 'aspect-[8/5] rounded-lg lg:aspect-[16/9]' : 'aspect-[8/5] rounded-lg'}
        />
        <div className="mt-4 grid items-start gap-x-5 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <CarName car={car} className="text-subheading" />
            <p className="mt-0.5 text-[0.9375rem] text-muted">
              {[badgeAndSeries(car), conditionAndPlace(car)].filter(Boolean).join('\u00a0· ')}
            </p>
          </div>
          <Price car={car} settings={rules} />
        </div>
      </li>
    ))}
  </ul>
)
