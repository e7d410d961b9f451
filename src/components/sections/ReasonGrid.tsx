import { Icon, type IconName } from '@/src/components/ui/Icon'

export interface Reason {
  icon: IconName
  title: string
  text: string | null
}

/** Why buy here (CON-14). */
export const ReasonGrid = ({ reasons }: { reasons: Reason[] }) => (
  <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
    {reasons.map(({ icon, title, text }) => (
      <li key={title} className="border-t-2 border-brand pt-6">
        <Icon name={icon} className="size-7 text-brand-text" />
        <h3 className="mt-4 text-subheading">{title}</h3>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </li>
    ))}
  </ul>
)
