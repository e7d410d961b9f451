/** What this dealership calls the usual entries of its menus. */
export const menuWords: Record<string, string> = {
  'Book a service': 'Service at your nearest yard',
  'Parts and accessories': 'Parts across the group',
  'Owner benefits': 'For Apex owners',
  'About us': 'The group',
  Locations: 'Yards by city',
  'Latest News': 'News from three cities',
  'Car finance': 'Finance across the group',
  'End of year': 'Year-end stock',
}
