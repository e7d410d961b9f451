'use client'

import { MessagePage } from '@/src/components/site/MessagePage'
import { Button } from '@/src/components/ui/Button'

/** A page that failed: say so plainly, and offer another try. */
const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => (
  <MessagePage
    title="Something went wrong on our side"
    text="The page could not be shown. Please try again in a moment, or give us a call."
  >
    <div className="flex flex-wrap gap-3">
      <Button onClick={reset}>Try again</Button>
      <Button href="/" variant="outline">
        Home page
      </Button>
    </div>
  </MessagePage>
)

export default ErrorPage
