import { MessagePage } from '@/src/components/site/MessagePage'
import { Button } from '@/src/components/ui/Button'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Input } from '@/src/components/ui/inputs/Input'
import { STOCK_PATH } from '@/src/domain/site/paths'

/** 404: the page is not here; the stock is. */
const NotFound = () => (
  <MessagePage
    code="404"
    title="We can’t find that page"
    text="It may have moved, or the car may have found its new owner. Search for what you were after, or start again from one of these."
  >
    <form action={STOCK_PATH} role="search" aria-label="Search our stock" className="flex max-w-lg gap-2">
      <Input name="query" type="search" aria-label="Keyword" placeholder="Make, model or keyword" />
      <button type="submit" className={buttonClasses({ className: 'h-12' })}>
        Search
      </button>
    </form>
    <div className="mt-8 flex flex-wrap gap-3">
      <Button href={STOCK_PATH} variant="outline">
        View all stock
      </Button>
      <Button href="/" variant="outline">
        Home page
      </Button>
      <Button href="/contact-us" variant="outline">
        Contact us
      </Button>
    </div>
  </MessagePage>
)

export default NotFound
