/** Attributes of a link that opens in a new tab. */
export const newTabProps = (newTab: boolean | undefined) => (newTab ? { target: '_blank', rel: 'noopener' } : {})
