import type { Channel } from '../analytics/channel'
import { type HiddenPhone, hidePhone, unhidePhone } from './hiddenPhone'
import { formatPhone } from './formatPhone'

/** A number of a call tracking service, shown instead of the dealership's own to visitors who came by a channel. */
export interface TrackedNumber {
  channel: Channel
  /** The dealership's own number, however it is written. */
  instead_of: string
  number: string
}

/** As a page contains it: masked numbers must not stand in a page in clear (VDP-23). */
export interface HiddenTrackedNumber {
  channel: Channel
  instead_of: HiddenPhone
  number: HiddenPhone
}

export const hideTracked = ({ channel, instead_of, number }: TrackedNumber): HiddenTrackedNumber => ({
  channel,
  instead_of: hidePhone(instead_of),
  number: hidePhone(number),
})

/** The number to show for `phone` to a visitor who came by `channel`; '' when that is not known: `phone` itself. */
export const trackedNumber = (
  numbers: readonly HiddenTrackedNumber[],
  channel: Channel | '',
  phone: string,
): string => {
  const own = formatPhone(phone)
  const found = numbers.find((one) => one.channel === channel && unhidePhone(one.instead_of) === own)
  return found ? unhidePhone(found.number) : phone
}
