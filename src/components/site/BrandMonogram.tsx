import { initialsOf } from './initialsOf'

/** The sign of a brand without a logo beside others that have one: its initials, as wide as a logo, in the colour of the text, whatever the ground. Decorative, because the name is next to it (CON-19). */
export const BrandMonogram = ({ title, className }: { title: string; className: string }) => (
  <svg aria-hidden viewBox="0 0 40 40" className={className}>
    <rect x="1.5" y="7.5" width="37" height="25" rx="6" fill="none" stroke="currentColor" strokeWidth="3" />
    <text
      x="20"
      y="20"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize="16"
      fontWeight="700"
      letterSpacing="0.5"
      fill="currentColor"
    >
      {initialsOf(title)}
    </text>
  </svg>
)
