/** A visually hidden field: only programs fill it in (LEA-17). */
export const SpamTrap = () => (
  <input
    type="text"
    name="tracking"
    tabIndex={-1}
    autoComplete="off"
    aria-hidden
    className="absolute -left-[9999px] size-px"
  />
)
