/** How many empty cells follow the links, so that every row of a menu has three (CON-04). */
export const paddingCells = (count: number): number => (3 - (count % 3)) % 3
