/** A licence number in the words of a legal text, such as 'Dealer licence {number}' (LAW-06). */
export const licenceLine = (wording: string, number: string): string => wording.replaceAll('{number}', () => number)
