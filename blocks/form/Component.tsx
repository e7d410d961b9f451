import { EnquiryBand } from '@/src/components/enquiry/EnquiryBand'
import { enquiryDetails } from '@/src/components/enquiry/enquiryDetails'
import { enquiryFormProps } from '@/src/components/enquiry/enquiryFormProps'
import { LazyEnquiryForm } from '@/src/components/sections/LazyEnquiryForm'
import { lookOf } from '@/src/components/sections/sectionProps'
import { Button } from '@/src/components/ui/Button'
import { financePath } from '@/src/domain/finance/financePath'
import type { FormBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

type Kind = Block['kind']

const BUTTONS: Record<Kind, string> = {
  contact: 'Send',
  testDrive: 'Book A Test Drive',
  service: 'Book my service',
  parts: 'Ask for a part',
  finance: 'Enquire about finance',
}

/** Whose place is asked for: a service is booked where there is a workshop. */
const PLACES = { contact: null, testDrive: 'sales', service: 'service', parts: 'parts', finance: null } as const

/**
 * A form of the site's own on any page; finance only where the site has it (TEN-06), and where finance asks for a sign-in a
 * way to the page that does (WAT-18).
 */
export const FormBlock = ({ block, site }: { block: Block; site: Site }) => {
  const { kind } = block
  const { features, gates } = site.settings
  if (kind === 'finance' && !features.finance) return null
  const { id = `form-${block.id ?? kind}`, ...look } = lookOf(block)
  const submitLabel = block.submitLabel || BUTTONS[kind]
  return (
    <EnquiryBand
      id={id}
      title={block.heading || 'Talk to us'}
      text={block.intro ?? ''}
      steps={(block.steps ?? []).map(({ title, text }) => ({ title, text: text ?? '' }))}
      look={block.layout}
      form={
        kind === 'finance' && gates.finance ? (
          <Button href={financePath(site)}>{submitLabel}</Button>
        ) : (
          <LazyEnquiryForm
            {...enquiryFormProps(site, {
              kind,
              submitLabel,
              details: enquiryDetails[kind],
              locationType: PLACES[kind],
            })}
          />
        )
      }
      {...look}
    />
  )
}
