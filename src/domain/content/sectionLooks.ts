/** How offers stand (blocks/offers, `settings.offers.layout`). */
export const offerLooks = ['feature', 'tickets', 'ledger', 'poster', 'panels'] as const
export type OfferLook = (typeof offerLooks)[number]

/** How reviews stand (blocks/reviews). */
export type ReviewLook = 'row' | 'wall' | 'quote' | 'bars'

/** How they stand on the page of all reviews (`settings.reviews.layout`). */
export const reviewPageLooks = ['wall', 'list'] as const
export type ReviewPageLook = (typeof reviewPageLooks)[number]

/** Where a form is placed beside its words (blocks/form). */
export type FormLook = 'beside' | 'flipped' | 'centred'

/** How posts stand on the page of all (`settings.blogs.layout`); in a section (blocks/blogs) as cards or journal. */
export const storyLooks = ['cards', 'journal', 'topics', 'paper', 'posters'] as const
export type StoryLook = (typeof storyLooks)[number]
