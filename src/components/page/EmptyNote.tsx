import { Button } from '@/src/components/ui/Button'
import type { LucideIcon } from 'lucide-react'

interface EmptyNoteProps {
  icon: LucideIcon
  title: string
  text: string
  action: { label: string; href: string }
}

/** Shown in place of an empty list, with a link to continue. */
export const EmptyNote = ({ icon: Icon, title, text, action }: EmptyNoteProps) => (
  <div className="rounded-xl bg-surface px-6 py-16 text-center sm:px-10">
    <span className="mx-auto grid size-14 place-items-center rounded-full bg-canvas text-brand-text shadow-card">
      <Icon className="size-6" />
    </span>
    <h2 className="mt-5 text-subheading">{title}</h2>
    <p className="mx-auto mt-2 max-w-md text-muted">{text}</p>
    <Button href={action.href} className="mt-7">
      {action.label}
    </Button>
  </div>
)
