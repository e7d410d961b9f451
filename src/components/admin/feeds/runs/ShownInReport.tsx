/** Stands for a field that the report of a run shows in its own way. */
export const ShownInReport = () => null
