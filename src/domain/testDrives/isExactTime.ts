/** Whether a time says how far its clocks are from UTC: it is one of the list, not a wish. */
export const isExactTime = (time: string): boolean => /(Z|[+-]\d{2}:\d{2})$/.test(time)
