import { renderToBuffer } from '@react-pdf/renderer'
import type { BrochureJob } from './BrochureContent'
import { BrochureDocument } from './BrochureDocument'
import { registerFonts } from './registerFonts'

registerFonts()

/** A car's brochure as a PDF file (PDF-02): one A4 page, or as many as the car's facts need. */
export const renderBrochure = (job: BrochureJob): Promise<Uint8Array> => renderToBuffer(<BrochureDocument {...job} />)
