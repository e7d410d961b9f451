/** 'Up to' and 'From' stand small before their number, so that all numbers of a row begin alike. */
const LEAD = /^(up to|from) (.+)$/i

/** The number of a figure: '172 kW', 'Up to 172 kW'. */
export const FigureValue = ({ value }: { value: string }) => {
  const [, lead, number = value] = LEAD.exec(value) ?? []
  return (
    <>
      {lead && <span className="mr-[0.4em] text-base font-normal tracking-normal">{lead}</span>}
      <span className="whitespace-nowrap">{number}</span>
    </>
  )
}
