import { Button } from '@/src/components/ui/Button'
import { Markdown } from '@/src/components/ui/Markdown'
import { instantAt } from '@/src/domain/locations/hours/zonedTime'
import type { Settings } from '@/tenants/settings/buildSettings'
import { PopupOnce } from './PopupOnce'

const DAY_MINUTES = 24 * 60

interface PromoPopupProps {
  popup: Settings['popup']
  now: Date
  /** The dealership's. */
  timeZone: string
}

/** The site's promotion over a vehicle page: once until dismissed, and never after its expiry date on the dealership's clocks (CON-34). */
export const PromoPopup = ({ popup, now, timeZone }: PromoPopupProps) => {
  if (!popup) return null
  const until = popup.expiry ? instantAt({ date: popup.expiry, minutes: DAY_MINUTES }, timeZone).getTime() - 1 : null
  if (until !== null && now.getTime() > until) return null
  const { title = 'Good to know', content, imageUrl, buttonLabel, buttonHref } = popup
  return (
    <PopupOnce id={`${title} ${content}`} title={title} until={until}>
      {imageUrl && (
        // Of any size and from any server: the optimiser knows neither.
        // eslint-disable-next-line @next/next/no-img-element
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          className="mb-4 aspect-[3/2] w-full rounded-lg object-cover popup-small:hidden"
        />
      )}
      <Markdown text={content} className="space-y-3 text-muted popup-small:line-clamp-2 popup-small:text-sm" />
      {buttonHref && (
        <Button href={buttonHref} block className="mt-5 popup-small:mt-3 popup-small:h-10">
          {buttonLabel ?? 'Find out more'}
        </Button>
      )}
    </PopupOnce>
  )
}
