/** An event's name for a tag manager: 'financeCalculator' is 'finance_calculator'. */
export const eventName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
