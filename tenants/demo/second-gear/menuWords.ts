/** What this dealership calls the usual entries of its menus. */
export const menuWords: Record<string, string> = {
  'Book a service': 'Book our workshop',
  'Parts and accessories': 'Parts and extras',
  Warranty: 'Our 3-year warranty',
  'Owner benefits': 'Once it is yours',
  'About us': 'Why we do this',
  Locations: 'Three yards',
  'Locations and hours': 'Yards and hours',
  'Latest News': 'Plain advice',
  Careers: 'Work here',
  'Car finance': 'What it costs a week',
  'Find cars for your budget': 'Cars within your budget',
  'Sell your car': 'Sell us your car',
  'Special offers': 'Offers this month',
}
