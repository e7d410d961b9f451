/** Page numbers to offer: first, last, and those round the current one; null is a gap. pageWindow(5, 9) -> 1 … 4 5 6 … 9. */
export const pageWindow = (current: number, pages: number): (number | null)[] => {
  const shown = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? page
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}
