import { renderToBuffer } from '@react-pdf/renderer'
import type { BrochureJob } from './BrochureContent'
import { BrochureDocument } from './BrochureDocument'
import { loadSiteFont } from './parts/siteFonts'

/** A car's brochure as a PDF file (PDF-02): one A4 page, or as many as the car's facts need. */
export const renderBrochure = async (job: BrochureJob): Promise<Uint8Array> => {
  await loadSiteFont(job.content.theme.font)
  return renderToBuffer(<BrochureDocument {...job} />)
}
