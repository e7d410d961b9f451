import { toast } from '@/src/components/ui/dialog/toast'
import { COMPARE_MAX, compareHref, toggleCompared } from '@/src/domain/compare/compareList'
import { compareStore } from './compareStore'

/** Adds a car to this browser's compare list, or removes it, and shows a toast (WAT-11, WAT-13). */
export const toggleCompare = (carId: string, name: string): void => {
  const ids = compareStore.get()
  const next = toggleCompared(ids, carId)
  if (next === null) {
    const action = { label: 'Compare them', href: compareHref(ids) }
    toast({
      title: `You can compare up to ${COMPARE_MAX} at once`,
      description: 'Take one off the list first.',
      action,
    })
    return
  }
  compareStore.set(next)
  if (!next.includes(carId)) toast({ title: 'Taken off your comparison', description: name })
  else
    toast({
      title: 'Added to your comparison',
      description: name,
      action: { label: `Compare (${next.length})`, href: compareHref(next) },
    })
}
