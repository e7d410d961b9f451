/** The first stop of the keyboard: past the header, to the page itself. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only focus:not-sr-only focus:fixed! focus:left-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-canvas focus:px-5 focus:py-3 focus:font-semibold focus:text-fg focus:shadow-overlay"
  >
    Skip to content
  </a>
)
