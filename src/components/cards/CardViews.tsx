import { Eye } from 'lucide-react'

/** How often a car was looked at (SRP-11); nothing for one nobody has seen yet. */
export const CardViews = ({ views }: { views: number }) =>
  views > 0 && (
    <span className="tabular flex shrink-0 items-center gap-1">
      <Eye className="size-4" />
      {views.toLocaleString('en-AU')}
      <span className="sr-only">{views === 1 ? ' view' : ' views'}</span>
    </span>
  )
