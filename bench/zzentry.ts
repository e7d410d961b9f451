export { renderBrochure } from '../src/documents/brochure/renderBrochure'
export { startBrochurePool } from '../src/documents/brochurePool'
export { brochureContentFixture } from '../src/documents/brochure/brochureContent.testing'
