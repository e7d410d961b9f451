import { cardTag, type CardTagInput } from '@/src/domain/stock/availability/cardTag'
import { Badge } from '@/src/components/ui/Badge'
import { cx } from '@/src/components/ui/cx'
import type { CardRules } from './CardRules'

interface CardTagBadgeProps {
  car: CardTagInput
  rules: CardRules
  className?: string
}

/** The one tag on a car's photo (PRC-09..15); nothing when it has none. */
export const CardTagBadge = ({ car, rules, className }: CardTagBadgeProps) => {
  const tag = cardTag(car, rules, new Date(rules.nowMs))
  if (!tag) return null
  return (
    <Badge tone={tag.tone} className={cx('h-7 px-2.5 shadow-card', className)}>
      {tag.label}
    </Badge>
  )
}
