/** Renders nothing: the report of a run already shows this field in its own way. */
export const ShownInReport = () => null
