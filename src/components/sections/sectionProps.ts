import type { SectionGround, SectionSpace } from '@/src/components/ui/Section'

type Tone = 'plain' | Exclude<SectionGround, 'canvas'>

interface ButtonInput {
  label?: string | null
  href?: string | null
}

/** The ground of a section from its block's tone. */
export const groundOf = (tone: Tone): SectionGround => (tone === 'plain' ? 'canvas' : tone)

/** The buttons that have both words and a link. */
export const actionsOf = (...buttons: (ButtonInput | null | undefined)[]): { label: string; href: string }[] =>
  buttons.flatMap((button) => (button?.label && button.href ? [{ label: button.label, href: button.href }] : []))

interface LookInput {
  tone: Tone
  spaceAbove?: SectionSpace | null
  spaceBelow?: SectionSpace | null
  anchor?: string | null
}

/** What an editor chose under 'Look and spacing': ground, room above and below, and the name links reach the section by. */
export const lookOf = ({ tone, spaceAbove, spaceBelow, anchor }: LookInput) => ({
  ground: groundOf(tone),
  above: spaceAbove ?? 'normal',
  below: spaceBelow ?? 'normal',
  id: anchor || undefined,
})

interface HeadedBlock extends LookInput {
  heading?: string | null
  intro?: string | null
  button?: ButtonInput | null
}

/** Look, heading, sentence and link of a section, from the fields its block has in common with the others. */
export const sectionProps = ({ heading, intro, button, ...look }: HeadedBlock) => ({
  ...lookOf(look),
  title: heading ?? undefined,
  intro: intro ?? null,
  link: actionsOf(button)[0] ?? null,
})
