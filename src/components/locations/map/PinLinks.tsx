interface PinLinksProps {
  pins: readonly { ids: string[] }[]
}

/**
 * Marks a place's pin while its entry of the list is pointed at or holds the focus, and the entry while its pin is,
 * without script.
 */
export const PinLinks = ({ pins }: PinLinksProps) => {
  const rules = pins.flatMap(({ ids }) => {
    const [first = ''] = ids
    const active = `html:has(:is(${ids.map((id) => `#place-${id}`).join()}):is(:hover,:focus-within))`
    const moved = ids.map((id) => `[data-place='${id}']`).join()
    const marked = `${active} #pin-${first},#pin-${first}:target`
    const entries = ids.map((id) => `html:has(#pin-${first}:is(:hover,:focus-visible)) #place-${id}`).join()
    return [
      `${marked}{color:var(--ink)}`,
      `:is(${marked}) .pin{scale:1.3}`,
      `${active} :is(${moved}){background:var(--ink)}`,
      `${entries}{outline:2px solid var(--brand);outline-offset:2px}`,
    ]
  })
  return <style>{rules.join('')}</style>
}
