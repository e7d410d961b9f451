import type { Channel } from '../analytics/channel'
import { type HiddenPhone, hidePhone, unhidePhone } from './hiddenPhone'
import { formatPhone } from './formatPhone'

/** A number of a call tracking service, shown instead of the dealership's own to visitors who came by a channel. */
export interface TrackedNumber {
  channel: Channel
  /** The dealership's own number, however it is written. */
  replaces: string
  number: string
}

/** As a page contains it: masked numbers must not stand in a page in clear (VDP-23). */
export interface HiddenTrackedNumber {
  channel: Channel
  replaces: HiddenPhone
  number: HiddenPhone
}

export const hideTracked = ({ channel, replaces, number }: TrackedNumber): HiddenTrackedNumber => ({
  channel,
  replaces: hidePhone(replaces),
  number: hidePhone(number),
})

/** The number to show for `phone` to a visitor who came by `channel`; '' when that is not known: `phone` itself. */
export const trackedNumber = (
  numbers: readonly HiddenTrackedNumber[],
  channel: Channel | '',
  phone: string,
): string => {
  const own = formatPhone(phone)
  const found = numbers.find((one) => one.channel === channel && unhidePhone(one.replaces) === own)
  return found ? unhidePhone(found.number) : phone
}
