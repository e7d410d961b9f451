/** Times with an offset, grouped by the day their own clocks show, in the order they came. */
export const timesByDay = (times: readonly string[]): { day: string; times: string[] }[] =>
  [...new Set(times.map((iso) => iso.slice(0, 10)))].map((day) => ({
    day,
    times: times.filter((iso) => iso.startsWith(day)),
  }))
