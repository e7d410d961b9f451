import { matchAlias } from './matchAlias'

export const colourFamilies = [
  'White',
  'Black',
  'Grey',
  'Silver',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Orange',
  'Yellow',
  'Gold',
  'Beige',
  'Purple',
  'Pink',
] as const

/** The colour family of a maker's paint name: 'Graphite Metallic' is Grey. Null when not known. */
export const simpleColour = matchAlias<(typeof colourFamilies)[number]>([
  ['White', ['~white', '~pearl', '~polar', '~snow', '~glacier', '~alabaster', '~ivory']],
  ['Black', ['~black', '~ebony', '~onyx', '~obsidian', '~midnight', '~jet']],
  ['Grey', ['~grey', '~gray', '~graphite', '~gunmetal', '~charcoal', '~slate', '~magnetic', '~titanium', '~machine']],
  ['Silver', ['~silver', '~aluminium', '~platinum', '~sterling']],
  ['Blue', ['~blue', '~navy', '~azure', '~teal', '~turquoise', '~aqua']],
  ['Red', ['~red', '~maroon', '~burgundy', '~crimson', '~ruby', '~scarlet', '~cherry']],
  ['Green', ['~green', '~olive', '~emerald', '~khaki', '~lime']],
  ['Brown', ['~brown', '~bronze', '~copper', '~chocolate', '~mocha']],
  ['Orange', ['~orange', '~amber', '~tangerine']],
  ['Yellow', ['~yellow', '~lemon']],
  ['Gold', ['~gold', '~champagne']],
  ['Beige', ['~beige', '~cream', '~sand', '~tan', '~almond']],
  ['Purple', ['~purple', '~violet', '~plum', '~mauve']],
  ['Pink', ['~pink', '~rose', '~magenta']],
])
