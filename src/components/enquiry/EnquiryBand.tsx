import type { ReactNode } from 'react'
import { StepList } from '@/src/components/sections/StepList'
import { cx } from '@/src/components/ui/cx'
import { Section, type SectionGround, type SectionSpace } from '@/src/components/ui/Section'
import type { FormLook } from '@/src/domain/content/sectionLooks'

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
  look?: FormLook
  children?: ReactNode
}

interface Composition {
  grid: string
  words: string
  text: string
  form: string
}

const COMPOSITIONS: Record<FormLook, Composition> = {
  beside: {
    grid: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16',
    words: '',
    text: 'max-w-md',
    form: 'self-start',
  },
  flipped: {
    grid: 'lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-16',
    words: 'lg:order-last',
    text: 'max-w-md',
    form: 'self-start',
  },
  centred: {
    grid: 'mx-auto max-w-4xl',
    words: 'text-center',
    text: 'mx-auto max-w-xl',
    form: '',
  },
}

/** A band with a form and what happens next: beside it, on the side the dealership chose, or above it. */
export const EnquiryBand = ({
  id,
  title,
  text,
  steps = [],
  ground = 'surface',
  above,
  below,
  look = 'beside',
  form,
  children,
}: EnquiryBandProps & { form: ReactNode }) => {
  const composition = COMPOSITIONS[look]
  return (
    <Section id={id} labelledBy={`${id}-title`} ground={ground} above={above} below={below} className="scroll-mt-24">
      <div className={cx('grid gap-10', composition.grid)}>
        <div className={composition.words}>
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          {text && <p className={cx('mt-4 text-lead text-muted', composition.text)}>{text}</p>}
          <StepList steps={steps} across={look === 'centred'} />
          {look !== 'centred' && children}
        </div>
        <div className={cx('rounded-xl bg-canvas p-6 text-fg shadow-card sm:p-9', composition.form)}>{form}</div>
        {look === 'centred' && children && <div className="mx-auto w-full max-w-xl">{children}</div>}
      </div>
    </Section>
  )
}
