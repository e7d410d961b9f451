/** What this dealership calls the usual entries of its menus. */
export const menuWords: Record<string, string> = {
  'Book a service': 'Service at Gepps Cross',
  'Parts and accessories': 'Genuine Mazda parts',
  'Owner benefits': 'For Mazda owners',
  'About us': 'About Northline',
  'Latest News': 'Stories and news',
  'Car finance': 'Mazda finance',
  'Find cars for your budget': 'A Mazda for your budget',
  'Sell your car': 'Value your trade-in',
  'Special offers': 'Mazda offers',
}
