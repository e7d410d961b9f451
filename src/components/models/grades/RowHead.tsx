/** The name of a row of the table of grades, which stays while the table is scrolled sideways. */
export const RowHead = ({ label }: { label: string }) => (
  <th scope="row" className="sticky left-0 z-1 bg-canvas p-4 pl-0 text-left align-top text-[0.9375rem] font-semibold">
    {label}
  </th>
)
