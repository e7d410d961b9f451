/** A link's attributes that open it beside this page. */
export const newTabProps = (newTab: boolean | undefined) => (newTab ? { target: '_blank', rel: 'noopener' } : {})
