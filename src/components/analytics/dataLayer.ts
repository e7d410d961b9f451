declare global {
  interface Window {
    /** What a tag manager reads, when the site has one. */
    dataLayer?: object[]
  }
}

/** Adds to the list a tag manager reads. It listens to `push`, so the list is never replaced. */
export const toDataLayer = (entry: object): void => {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}
