import type { SectionGround } from '@/src/components/ui/Section'

type Tone = 'plain' | 'surface' | 'ink' | 'brand'

interface ButtonInput {
  label?: string | null
  href?: string | null
}

/** The ground of a section from its block's tone. */
export const groundOf = (tone: Tone): SectionGround => (tone === 'plain' ? 'canvas' : tone)

/** The buttons that have both words and a link. */
export const actionsOf = (...buttons: (ButtonInput | null | undefined)[]): { label: string; href: string }[] =>
  buttons.flatMap((button) => (button?.label && button.href ? [{ label: button.label, href: button.href }] : []))

interface HeadedBlock {
  heading?: string | null
  intro?: string | null
  tone: Tone
  button?: ButtonInput | null
}

/** Ground, heading, sentence and link of a section, from the fields its block has in common with the others. */
export const sectionProps = ({ heading, intro, tone, button }: HeadedBlock) => ({
  ground: groundOf(tone),
  title: heading ?? undefined,
  intro: intro ?? null,
  link: actionsOf(button)[0] ?? null,
})
