declare global {
  interface Window {
    /** What a tag manager reads, when the site has one. */
    dataLayer?: object[]
  }
}

/** Sends an event to analytics, by the specification's event id (ANA-01): one entry of `dataLayer`. */
export const trackEvent = (name: string, eventId: number): void => {
  // A tag manager listens to `push`, so the list is never replaced.
  window.dataLayer ??= []
  window.dataLayer.push({ event: name, event_id: eventId })
}
