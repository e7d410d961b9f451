import { initialsOf } from './initialsOf'

/** The sign of a brand without a logo beside others that have one: its initials, as wide as a logo. Decorative, because the name is next to it (CON-19). */
export const BrandMonogram = ({ title, className }: { title: string; className: string }) => (
  <svg aria-hidden viewBox="0 0 40 40" className={className}>
    <rect y="6" width="40" height="28" rx="7" fill="currentColor" />
    <text
      x="20"
      y="20"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize="18"
      fontWeight="700"
      letterSpacing="0.5"
      className="fill-canvas"
    >
      {initialsOf(title)}
    </text>
  </svg>
)
