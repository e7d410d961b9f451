import { cx } from '@/src/components/ui/cx'
import { Portrait } from '../../sections/people/Portrait'
import type { ShownPlace } from './ShownPlace'

interface WhoToAskProps {
  place: Pick<ShownPlace, 'person'>
  /** In one line. */
  small?: boolean
}

/** Whom to ask for, and what they do there; nothing where a place names no one. */
export const WhoToAsk = ({ place: { person }, small = false }: WhoToAskProps) =>
  person && (
    <div className={cx('flex items-center', small ? 'gap-3' : 'gap-4 lg:items-start')}>
      <Portrait
        person={person}
        sizes="4.5rem"
        className={cx('shrink-0 rounded-full', small ? 'size-11' : 'size-14 lg:size-18')}
      />
      <div className={cx('min-w-0', small ? 'text-sm' : 'text-[0.9375rem]')}>
        {!small && <p className="text-sm text-muted">Ask for</p>}
        <p className="font-semibold">
          {small && <span className="font-normal text-muted">Ask for </span>}
          {person.name}
        </p>
        <p className="text-muted">{person.role}</p>
      </div>
    </div>
  )
