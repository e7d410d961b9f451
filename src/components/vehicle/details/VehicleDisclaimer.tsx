import { Markdown } from '@/src/components/ui/Markdown'

/** The dealership's disclaimer, or the platform's, under a vehicle's details (VDP-11). */
export const VehicleDisclaimer = ({ text }: { text: string }) => (
  <section aria-label="Disclaimer" className="border-t border-line pt-6">
    <Markdown text={text} className="max-w-prose space-y-2 text-[0.8125rem] leading-relaxed text-muted" />
  </section>
)
