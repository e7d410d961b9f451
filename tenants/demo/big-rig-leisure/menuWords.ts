/** What this dealership calls the usual entries of its menus. */
export const menuWords: Record<string, string> = {
  'Book a service': 'Book the workshop',
  'Parts and accessories': 'Parts, gear and towing',
  'Roadside assistance': 'Help on the road',
  'Owner benefits': 'After you hitch up',
  'About us': 'Who we are',
  Locations: 'Our yards',
  'Locations and hours': 'Yards and hours',
  'Latest News': 'Know before you go',
  Careers: 'Work with us',
  'Car finance': 'Finance a van, bike or truck',
  'Find cars for your budget': 'What your budget buys',
  'End of year': 'Year-end clearance',
  'Sell your car': 'Sell yours',
  'Book a test drive': 'Inspect or ride one',
}
