/** Stands in for the drawing: busy without end, and deaf, for a car named 'deaf'; half a second for 'a while'. */
export const drawSheet = async ({ sheet }: { sheet: { title: string } }): Promise<Uint8Array> => {
  if (sheet.title === 'a while') await new Promise((resolve) => setTimeout(resolve, 500))
  while (sheet.title === 'deaf') Math.random()
  return new TextEncoder().encode(sheet.title)
}
