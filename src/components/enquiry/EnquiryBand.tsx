import type { ReactNode } from 'react'
import { StepList } from '@/src/components/sections/StepList'
import { Section, type SectionGround, type SectionSpace } from '@/src/components/ui/Section'

export interface EnquiryBandProps {
  /** The anchor other pages link to. */
  id: string
  title: string
  text: string
  steps?: { title: string; text: string }[]
  /** Its look where it is a section of a page built from sections. */
  ground?: SectionGround
  above?: SectionSpace
  below?: SectionSpace
  children?: ReactNode
}

/** A band with a form on the right and what happens next on the left. */
export const EnquiryBand = ({
  id,
  title,
  text,
  steps = [],
  ground = 'surface',
  above,
  below,
  form,
  children,
}: EnquiryBandProps & { form: ReactNode }) => (
  <Section id={id} labelledBy={`${id}-title`} ground={ground} above={above} below={below} className="scroll-mt-24">
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
      <div>
        <h2 id={`${id}-title`} className="text-heading">
          {title}
        </h2>
        {text && <p className="mt-4 max-w-md text-lead text-muted">{text}</p>}
        <StepList steps={steps} />
        {children}
      </div>
      <div className="self-start rounded-xl bg-canvas p-6 text-fg shadow-card sm:p-9">{form}</div>
    </div>
  </Section>
)
