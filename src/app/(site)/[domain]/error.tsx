'use client'

const button = 'inline-flex h-12 items-center rounded-control px-6 font-semibold'

/** A page that failed: say so plainly, and offer another try. Every page loads this, so it brings no components along. */
const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => (
  <div className="mx-auto grid min-h-[60vh] max-w-site content-center px-gutter py-section">
    <h1 className="text-title">Something went wrong on our side</h1>
    <p className="mt-4 text-lead text-muted">
      The page could not be shown. Please try again in a moment, or give us a call.
    </p>
    <p className="mt-8 flex flex-wrap gap-3">
      <button type="button" onClick={reset} className={`${button} bg-brand text-on-brand`}>
        Try again
      </button>
      {/* A fresh document: what failed may be the code of this one. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/" className={`${button} border border-line-strong`}>
        Home page
      </a>
    </p>
  </div>
)

export default ErrorPage
