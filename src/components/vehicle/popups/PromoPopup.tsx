import { Button } from '@/src/components/ui/Button'
import { Markdown } from '@/src/components/ui/Markdown'
import type { Settings } from '@/tenants/settings/buildSettings'
import { PopupOnce } from './PopupOnce'

/** The end of the expiry date on the clock of the east coast. */
const endOf = (day: string): number => Date.parse(`${day}T23:59:59+10:00`)

/** The site's promotion over a vehicle page: once until dismissed, and never after its expiry date (CON-34). */
export const PromoPopup = ({ popup, now }: { popup: Settings['popup']; now: Date }) => {
  if (!popup || (popup.expiry && now.getTime() > endOf(popup.expiry))) return null
  const { title = 'Good to know', content, imageUrl, buttonLabel, buttonHref, expiry } = popup
  return (
    <PopupOnce id={`${title} ${content}`} title={title} until={expiry ? endOf(expiry) : null}>
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
